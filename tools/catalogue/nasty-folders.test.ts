import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishCatalogue } from "@stanza/publish";
import { expect, test } from "vitest";
import { readCatalogueFolder } from "./read-catalogue-folder.ts";
import { faultLine } from "./report.ts";

const DEMO = join(import.meta.dirname, "../../domain/catalogue/testing/demo-home");

/** A copy of the sound demo for one test, and what `check` says of it after `spoil`: no lines where it is still sound. */
function check(spoil: (write: (name: string, text: string | Uint8Array) => void, dir: string) => void) {
  const root = mkdtempSync(join(tmpdir(), "stanza-nasty-"));
  try {
    const dir = join(root, "demo");
    cpSync(DEMO, dir, { recursive: true });
    spoil((name, text) => {
      rmSync(join(dir, name), { force: true });
      writeFileSync(join(dir, name), text);
    }, dir);
    const read = readCatalogueFolder(dir);
    if (!read.ok) return [read.message.replaceAll(dir, "DIR")];
    const published = publishCatalogue(read.files, read.faults);
    return published.ok ? [] : published.faults.map((fault) => faultLine("", fault).slice(1));
  } finally {
    rmSync(root, { recursive: true });
  }
}

const text = (name: string) => readFileSync(join(DEMO, name), "utf8");
const EVERYWHERE = [
  "catalogue.yaml",
  "variables.yaml",
  "options/fin.csv",
  "prices/LIST01/base1.csv",
  "tests/base-1d.yaml",
];

test.each([
  ["line ends of Windows", (one: string) => one.replaceAll("\n", "\r\n")],
  ["line ends of an old Mac", (one: string) => one.replaceAll("\n", "\r")],
  ["byte-order marks", (one: string) => `\ufeff${one}`],
])("[CA-08] %s do no harm in any kind of file", (_, change) => {
  expect(
    check((write) =>
      EVERYWHERE.forEach((name) => {
        write(name, change(text(name)));
      }),
    ),
  ).toEqual([]);
});

test.each<[string, Record<string, string | Uint8Array>, readonly string[]]>([
  [
    "a picture with a wrong name",
    { "variables.yaml": Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0) },
    ["variables.yaml:1:1 E_ENCODING the file is no text: it holds binary data"],
  ],
  [
    "Latin-1",
    { "articles/BASE-1D.yaml": Buffer.from(text("articles/BASE-1D.yaml"), "latin1") },
    [
      "articles/BASE-1D.yaml:2:83 E_ENCODING the file is not in UTF-8: what seems to be 'ü' is a single byte; save it as UTF-8",
    ],
  ],
  [
    "UTF-16 of a spreadsheet",
    { "options/fin.csv": Buffer.from("\ufeffcod,des.it\nA,b\n", "utf16le") },
    ["options/fin.csv:1:1 E_ENCODING the file is in UTF-16; save it as UTF-8"],
  ],
  [
    "20 MB",
    { "options/fin.csv": new Uint8Array(20_000_000).fill(65) },
    ["options/fin.csv:1:1 E_FILE the file has 20 MB; 16 MB are the limit"],
  ],
  [
    "150,000 lines",
    { "options/fin.csv": `cod\n${"A\n".repeat(150_000)}` },
    ["options/fin.csv:100000:1 E_CSV more than 100000 lines"],
  ],
  [
    "an empty map",
    { "models/ARIA.yaml": "" },
    ["models/ARIA.yaml:1:1 E_SCHEMA there is nothing here; expected a map (key: value)"],
  ],
  [
    "an empty table",
    { "options/fin.csv": " \n , \n" },
    ["options/fin.csv:1:1 E_CSV the file is empty; its first line names the columns"],
  ],
  [
    "a table of names alone",
    { "options/fin.csv": "cod,des.it\n" },
    ["options/fin.csv:1:1 E_OPT the list has no options"],
  ],
  [
    "a table with tabs",
    { "prices/LIST01/items.csv": "cod\tprice\nHB160\t14.50\n" },
    ["prices/LIST01/items.csv:1:1 E_CSV the cells are separated by tabs; use commas or semicolons"],
  ],
  [
    "a list where a map belongs",
    { "catalogue.yaml": "- cod: X\n" },
    ["catalogue.yaml:1:1 E_SCHEMA expected a map (key: value), found a list"],
  ],
  [
    "a text where a list belongs",
    { "variables.yaml": "hello" },
    ["variables.yaml:1:1 E_SCHEMA expected a list of variables (lines starting with '- ')"],
  ],
  [
    "a tab that indents",
    { "variables.yaml": "- cod: FIN\n\tkind: option\n" },
    ["variables.yaml:2:1 E_YAML a tab stands where lines are indented; use spaces"],
  ],
  [
    "two documents in a file",
    { "models/ARIA.yaml": `${text("models/ARIA.yaml")}---\ncod: B\n` },
    ["models/ARIA.yaml:11:1 E_YAML '---' begins a second document; a file holds one"],
  ],
  [
    "a file that nobody asked for",
    { "options/my file.csv": "cod\nA\n" },
    ["options/my file.csv:1:1 E_UNUSED nothing refers to this file; list it in catalogue.yaml or remove it"],
  ],
])("[CA-08] says in one sentence what is wrong with %s", (_, files, lines) => {
  expect(
    check((write) =>
      Object.entries(files).forEach(([name, content]) => {
        write(name, content);
      }),
    ),
  ).toEqual(lines);
});

test("[CA-08] nesting without end is an error, not a crash", () => {
  const lines = check((write) => write("variables.yaml", "[".repeat(20_000)));
  expect(lines[0]).toMatch(/^variables\.yaml:1:\d+ E_YAML lists and maps are nested too deeply$/);
});

test("[CA-08] links are not followed, neither out of the folder nor round in circles", () => {
  expect(check((_, dir) => symlinkSync(dir, join(dir, "options/round")))).toEqual([
    "options/round:1:1 E_FILE this is a link, and links are not followed; put the file or folder itself here",
  ]);
  const outside = check((_, dir) => {
    rmSync(join(dir, "options/fin.csv"));
    symlinkSync("/etc/hostname", join(dir, "options/fin.csv"));
  });
  expect(outside).toEqual([expect.stringMatching(/^options\/fin\.csv:1:1 E_FILE this is a link/)]);
});

test("[CA-08] a folder above the catalogue, a file of it and a mistaken name are told apart", () => {
  const root = mkdtempSync(join(tmpdir(), "stanza-nasty-"));
  try {
    mkdirSync(join(root, "mine"));
    writeFileSync(join(root, "mine/catalogue.yaml"), "");
    const message = (dir: string) => {
      const read = readCatalogueFolder(dir);
      return read.ok ? "" : read.message.replaceAll(root, "ROOT");
    };
    expect(message(root)).toBe("ROOT is no catalogue, but ROOT/mine is one.");
    expect(message(join(root, "mine/catalogue.yaml"))).toContain("is a file; name the folder that it is in");
    writeFileSync(join(root, "Catalog.yml"), "");
    expect(message(root)).toBe("ROOT is no catalogue: it has no catalogue.yaml; rename Catalog.yml.");
  } finally {
    rmSync(root, { recursive: true });
  }
});

test("hidden files and installed packages are passed over", () => {
  const lines = check((write, dir) => {
    for (const name of [".git", "node_modules"]) {
      mkdirSync(join(dir, "options", name), { recursive: true });
      write(`options/${name}/any.csv`, Uint8Array.of(0xff));
    }
  });
  expect(lines).toEqual([]);
});
