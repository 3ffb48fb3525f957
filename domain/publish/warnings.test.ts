import { describe, expect, test } from "vitest";
import { demoFiles, demoWith, published } from "../catalogue/testing/demo-home.ts";
import { publishCatalogue } from "./index.ts";

const LIST = "prices/LIST01/list.yaml";
const BASE = "articles/BASE-1D.yaml";

type Edit = readonly [file: string, from: string, to: string];

/** The demo with all its texts in two languages. */
function bilingual(...edits: readonly Edit[]) {
  const files = demoWith(...edits);
  const text = files.get("catalogue.yaml")!;
  files.set("catalogue.yaml", text.replace("languages: [it, en, de]", "languages: [it, en]"));
  for (const [path, content] of files) files.set(path, content.replace(/, de: [^},]+/g, ""));
  files.delete("tests/base-1d.yaml");
  return files;
}
const linesOf = (files: ReadonlyMap<string, string>, file: string, part: string) =>
  files
    .get(file)!
    .split("\n")
    .flatMap((line, i) => (line.includes(part) ? [i + 1] : []));

describe("[CA-08] publishing warns, and publishes", () => {
  test("of nothing in a clean catalogue", () => {
    expect(published(bilingual()).warnings).toEqual([]);
  });

  test("of a text that lacks one of the catalogue's languages, at the text", () => {
    const files = bilingual([BASE, "{ it: Larghezza, en: Width }", "{ it: Larghezza }"]);
    expect(published(files).warnings).toEqual([
      {
        file: BASE,
        line: linesOf(files, BASE, "{ it: Larghezza }")[0],
        column: expect.any(Number),
        code: "W_LANG",
        message: "the text is missing in 'en'; people read 'Larghezza' instead",
      },
    ]);
  });

  test("of a cell that is not translated, and once of a column that is not there", () => {
    const files = bilingual(["options/hnd.csv", "Pomolo,Knob", "Pomolo,"]);
    expect(published(files).warnings.map(({ file, line, message }) => [file, line, message])).toEqual([
      [
        "options/hnd.csv",
        linesOf(files, "options/hnd.csv", "Pomolo")[0],
        expect.stringMatching(/missing in 'en'/),
      ],
    ]);
    const german = published(demoFiles()).warnings.filter(({ file }) => file === "options/hnd.csv");
    expect(german).toMatchObject([{ line: 1, suggestion: "des.de" }]);
  });

  test("of price lists of one currency that are valid on the same days, with the day on which the earlier should end", () => {
    const files = bilingual([
      "catalogue.yaml",
      "priceLists: [LIST01]",
      "priceLists: [LIST01, LIST02, LIST03]",
    ]);
    for (const path of [...files.keys()].filter((name) => name.startsWith("prices/LIST01/"))) {
      const text = files.get(path)!.replaceAll("LIST01", "LIST02");
      files.set(path.replace("LIST01", "LIST02"), text.replace(/validFrom: .*/, "validFrom: '2026-07-01'"));
    }
    files.set(
      "prices/LIST03/list.yaml",
      "cod: LIST03\ndes: Dealers\ncurrency: EUR\nvalidFrom: '2026-01-01'\nbase: { list: LIST01, factor: '0.5' }\n",
    );
    expect(published(files).warnings).toMatchObject([
      {
        file: LIST,
        line: linesOf(files, LIST, "validFrom")[0],
        code: "W_OVERLAP",
        message: "LIST01 and LIST02 are both in EUR and valid from 2026-07-01",
        suggestion: "validTo: '2026-06-30'",
      },
    ]);
    const inTime = files.get(LIST)!.replace("validFrom", "validTo: '2026-06-30'\nvalidFrom");
    expect(published(new Map(files).set(LIST, inTime)).warnings).toEqual([]);
    const francs = files.get("prices/LIST02/list.yaml")!.replace("EUR", "CHF");
    expect(published(new Map(files).set("prices/LIST02/list.yaml", francs)).warnings).toEqual([]);
  });

  test.each<[string, readonly Edit[], string, string]>([
    [
      "a condition against the limits of a number",
      [
        [
          "options/hnd.csv",
          "cod,des.it,des.en,erp,length,color,material",
          "cod,des.it,des.en,erp,length,color,material,when",
        ],
      ],
      "GOLA",
      "W > 900",
    ],
    [
      "'only' leaves it out",
      [[BASE, "use: [FIN, CARC, HND,", "use: [FIN, CARC, { cod: HND, only: 'HND.erp != \"GOLA\"' },"]],
      "GOLA",
      "",
    ],
    [
      "a constraint that reads nothing else",
      [
        [
          BASE,
          "constraints:",
          "constraints:\n  - { id: C-GOLA, forbid: 'HND == \"GOLA\"', gives: HND, because: No }",
        ],
      ],
      "GOLA",
      "",
    ],
  ])("of a table's option that nobody can have: %s", (_, edits, option, when) => {
    const files = bilingual(...edits);
    // Header and articles alike offer no handle except by the article's own rules.
    files.set(
      "models/ARIA.yaml",
      files
        .get("models/ARIA.yaml")!
        .replace(/HND, /g, "")
        .replace(/, HND: GOLA/, ""),
    );
    if (when)
      files.set(
        "options/hnd.csv",
        files
          .get("options/hnd.csv")!
          .split("\n")
          .map((line, i) =>
            i === 0 || line === "" ? line : `${line},${line.startsWith(option) ? when : ""}`,
          )
          .join("\n"),
      );
    const { warnings } = published(files);
    expect(warnings).toMatchObject([
      {
        file: "options/hnd.csv",
        line: linesOf(files, "options/hnd.csv", `${option},`)[0],
        code: "W_UNREACHABLE",
        message: `option ${option} can never be chosen, in none of the articles that use the list`,
      },
    ]);
  });

  test("of an option that the table of combinations lacks", () => {
    const files = bilingual([
      BASE,
      "constraints:",
      "constraints:\n  - { id: C-TAB, table: tables/side.csv, gives: SIDE, because: So it is }",
    ]);
    files.set("tables/side.csv", "SIDE,SOFT\nL,1\nL,0\n");
    expect(published(files).warnings).toMatchObject([
      { file: BASE, line: linesOf(files, BASE, "cod: R,")[0], code: "W_UNREACHABLE" },
    ]);
  });

  test("beside the mistakes too", () => {
    const files = bilingual(
      [BASE, "{ it: Larghezza, en: Width }", "{ it: Larghezza }"],
      [BASE, "IW: W - 2 * T", "IW: WW - 2 * T"],
    );
    expect(publishCatalogue(files)).toMatchObject({
      ok: false,
      faults: [{ code: "E_NAME" }],
      warnings: [{ code: "W_LANG" }],
    });
  });
});
