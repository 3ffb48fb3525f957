import { describe, expect, test } from "vitest";
import { demoWith, openDemo } from "../../catalogue/testing/demo-home.ts";
import { publishCatalogue } from "../index.ts";

const TABLE = "FIN,HND,SOFT\nMW,BAR,*\nMG,BAR,1\nMG,KNOB,0\nLB,*,*\nLW,GOLA,*\nVO,KNOB,*\nVO,NONE,1\n";

function filesWith(csv: string, gives = "HND") {
  const files = demoWith([
    "articles/BASE-1D.yaml",
    "constraints:\n",
    `constraints:\n  - {id: C-COMBI, table: tables/combi.csv, gives: ${gives}, because: {it: Non combinabile, en: Not combined}}\n`,
  ]);
  files.set("tables/combi.csv", csv);
  files.delete("tests/base-1d.yaml");
  return files;
}

const evaluate = (header: Record<string, string>, choices: Record<string, string | boolean> = {}) =>
  openDemo(filesWith(TABLE)).evaluate({ model: "ARIA", article: "BASE-1D", header, choices });

describe("[CA-04] a table of allowed combinations", () => {
  test("the yielding variable offers the options that the other columns allow", () => {
    const offered = (fin: string, soft: boolean) =>
      evaluate({ FIN: fin }, { SOFT: soft })
        .views()
        .find(({ code }) => code === "HND")!
        .options!.flatMap(({ code, refusal }) => (refusal ? [] : [code]));
    expect(offered("MW", true)).toEqual(["BAR"]);
    expect(offered("MG", true)).toEqual(["BAR"]);
    expect(offered("MG", false)).toEqual(["KNOB"]);
    expect(offered("LB", false)).toEqual(["NONE", "BAR", "KNOB", "GOLA"]);
    expect(offered("VO", true)).toEqual(["NONE", "KNOB"]);
    expect(offered("VO", false)).toEqual(["KNOB"]);
  });

  test("a choice that the table lacks is repaired, with its reason and the combination refused", () => {
    const evaluation = evaluate({ FIN: "MG" }, { HND: "GOLA" });
    expect(evaluation.result.problems).toMatchObject([
      { code: "HND_REPAIRED", from: "GOLA", to: "BAR", because: { en: "Not combined" } },
    ]);
    const view = evaluation.views().find(({ code }) => code === "HND")!;
    expect(view.options!.find(({ code }) => code === "GOLA")!.refusal).toMatchObject({
      because: { en: "Not combined" },
      atoms: [
        { formula: "BASE-1D.C-COMBI(FIN, HND, SOFT ? 1 : 0) == 1", holds: false, values: { FIN: "MG" } },
      ],
    });
  });
});

describe("[CA-08] mistakes in a table of combinations", () => {
  test.each<[string, string, string, string, RegExp, number, string | undefined]>([
    ["column", TABLE.replace("HND,", "HDN,"), "HND", "tables/combi.csv", /no variable 'HDN'/, 1, "HND"],
    [
      "option",
      TABLE.replace("KNOB,0", "KNOP,0"),
      "HND",
      "tables/combi.csv",
      /'KNOP' is not an option of HND/,
      4,
      "KNOB",
    ],
    [
      "condition",
      TABLE.replace("KNOB,0", "KNOB,no"),
      "HND",
      "tables/combi.csv",
      /'no' is not 1, 0 or \*/,
      4,
      undefined,
    ],
    ["number", "FIN,HND,W\nMW,BAR,wide\n", "HND", "tables/combi.csv", /'wide' is not a number/, 2, undefined],
    ["yields", TABLE, "CARC", "articles/BASE-1D.yaml", /no column 'CARC'/, 60, undefined],
    [
      "ragged",
      TABLE.replace("LW,GOLA,*", "LW,GOLA"),
      "HND",
      "tables/combi.csv",
      /2 cells, the header 3/,
      6,
      undefined,
    ],
  ])("%s", (_, csv, gives, file, message, line, suggestion) => {
    const result = publishCatalogue(filesWith(csv, gives));
    const faults = result.ok ? [] : result.faults;
    expect(faults, JSON.stringify(faults)).toHaveLength(1);
    expect(faults[0]).toMatchObject({ file, line });
    expect(faults[0]?.message).toMatch(message);
    expect(faults[0]?.suggestion).toBe(suggestion);
  });

  test("a table that '*' makes too large is refused", () => {
    const rows = Array.from({ length: 8000 }, (_, i) => `*,BAR,${i}`).join("\n");
    const result = publishCatalogue(filesWith(`FIN,HND,W\n${rows}\n`));
    expect(result.ok ? [] : result.faults.map(({ message }) => message)).toEqual([
      "with '*' written out the table has more than 20000 rows",
    ]);
  });
});
