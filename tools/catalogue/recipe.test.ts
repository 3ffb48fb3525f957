import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCatalogue } from "@stanza/catalogue";
import { publishCatalogue } from "@stanza/publish";
import { afterAll, expect, test } from "vitest";
import { readCatalogueFolder } from "./read-catalogue-folder.ts";
import { type Block, blocksOf, writeBlock } from "./testing/page-blocks.ts";

const ROOT = join(import.meta.dirname, "../..");
const RECIPE = readFileSync(join(ROOT, "docs/recipes/write-a-catalogue.md"), "utf8");
const desk = mkdtempSync(join(tmpdir(), "stanza-recipe-"));
const folder = join(desk, "my-catalogue");
afterAll(() => rmSync(desk, { recursive: true }));

const blocks = blocksOf(RECIPE);

/** Does what a reader does with a block, and gives what the terminal says. */
async function follow(block: Block): Promise<string> {
  if (writeBlock(block, folder)) return "";
  const { kind, about, text } = block;
  if (kind !== "sh" || about === "skip") return "";
  const outputs: string[] = [];
  for (const line of text.trim().split("\n")) {
    const [, tool] = /^\.\/run npm run catalogue -- (.*)$/.exec(line) ?? [];
    if (tool !== undefined) outputs.push(await run(tool.split(" ")));
    else if (line === "mkdir my-catalogue") mkdirSync(folder);
    else throw new Error(`The recipe has a command that its test does not know: ${line}`);
  }
  return outputs.join("");
}

/** A command of the recipe must end well. */
function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [join(ROOT, "tools/catalogue.ts"), ...args],
      { cwd: desk },
      (error, stdout, stderr) =>
        error ? reject(new Error(`${args.join(" ")}\n${stdout}${stderr}`)) : resolve(stdout),
    );
  });
}

test("[CA-08] the recipe, followed block by block, ends with an article that has a price", async () => {
  let said = "";
  let shown = 0;
  for (const block of blocks) {
    if (block.kind === "text") {
      // The recipe quotes what the terminal prints.
      for (const line of block.text.trim().split("\n")) expect(said).toContain(line);
      said = "";
      shown++;
    } else said += await follow(block);
  }
  expect(shown).toBe(2);

  const read = readCatalogueFolder(folder);
  if (!read.ok) throw new Error(read.message);
  expect(read.faults).toEqual([]);
  const published = publishCatalogue(read.files);
  if (!published.ok) throw new Error(JSON.stringify(published.faults));
  expect(published.warnings).toEqual([]);
  const open = openCatalogue(published.catalogue);
  const { result } = open.evaluate({ model: "PAGINA", article: "BOOK-900", header: {}, choices: {} });
  expect(result.parts).toHaveLength(8);
  expect(result.erpLines.map(({ code, price }) => [code, price])).toEqual([
    ["BK0900", { kind: "matrix", matrix: "CASE", keys: ["900", "2"] }],
  ]);
  expect(published.priceLists[0]?.matrices.CASE?.cells[1]?.[1]).toBe("384.00");
  expect(published.tests.map(({ differences }) => differences)).toEqual([[], []]);
});

test("the schemas that the recipe wires into an editor are those that the tool writes", () => {
  const settings = blocks.find(({ about }) => about.includes("settings.json"));
  const { "yaml.schemas": schemas } = JSON.parse(settings?.text ?? "{}") as {
    "yaml.schemas": Record<string, unknown>;
  };
  const written = readFileSync(join(folder, ".schema/catalogue.generated.json"), "utf8");
  expect(JSON.parse(written)).toHaveProperty("title");
  for (const path of Object.keys(schemas)) expect(() => readFileSync(join(folder, path)), path).not.toThrow();
});
