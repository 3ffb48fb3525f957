import { expect, test } from "vitest";
import { demoWith, openDemo } from "../catalogue/testing/demo-home.ts";
import { publishCatalogue } from "./index.ts";

const CALC = "calc:\n  IW: W - 2 * T";

/** A nest of `depth` sums over lists of twenty; the loop names are x1 … */
function sumOver(depth: number, body: string): string {
  const twenty = `[${Array.from({ length: 20 }, (_, i) => i).join(",")}]`;
  return depth === 0 ? body : `sum(${twenty}, x${depth}, ${sumOver(depth - 1, body)})`;
}

/** The problems of BASE-1D with further calculations and parts. */
function problemsWith(calculations: readonly string[], part = "", lastParts = "") {
  const files = demoWith(
    ["articles/BASE-1D.yaml", CALC, ["calc:", ...calculations, "IW: W - 2 * T"].join("\n  ")],
    ["articles/BASE-1D.yaml", "parts:\n", `parts:\n${part}`],
    ["articles/BASE-1D.yaml", "anchors:\n", `${lastParts}anchors:\n`],
  );
  files.delete("tests/base-1d.yaml");
  const { result } = openDemo(files).evaluate({ model: "ARIA", article: "BASE-1D", header: {}, choices: {} });
  expect(
    result.parts.some(({ id }) => id === "door"),
    "the rest of the article is still there",
  ).toBe(true);
  return result.problems.map(({ code, because }) => `${code} ${because.en}`);
}

test("a text that doubles with every calculation ends in an error before it fills the memory", () => {
  const doubling = Array.from(
    { length: 60 },
    (_, i) => `T${i + 1}: ${i === 0 ? "'FIN + \"-\"'" : `T${i} + T${i}`}`,
  );
  const problems = problemsWith(doubling);
  expect(problems[0]).toMatch(/^E_STEPS .*more than 10000 characters/);
});

test("list macros inside list macros stop after 100,000 steps of one evaluation, however they are spread", () => {
  expect(problemsWith([`S1: "${sumOver(6, "1")}"`])[0]).toMatch(/^E_STEPS .*100000 steps/);
  const many = Array.from({ length: 20 }, (_, i) => `S${i}: "${sumOver(3, "1")}"`);
  expect(problemsWith(many).filter((problem) => problem.startsWith("E_STEPS")).length).toBeGreaterThan(0);
});

test("a repetition of more than 200 is an error, not two billion parts", () => {
  for (const to of ["2000000000", "W / 0.0000001", "201"]) {
    const [problem] = problemsWith(
      [],
      `  - {id: many, type: box, repeat: {as: n, from: 1, to: "${to}"}, size: [1, 1, 1]}\n`,
    );
    expect(problem).toMatch(/^E_STEPS .*more than 200 repetitions/);
  }
});

test("a list of more records than its limit is refused and repaired", () => {
  const catalogue = openDemo();
  const records = Array.from({ length: 100_000 }, () => "300").join("|");
  const { result } = catalogue.evaluate({
    model: "ARIA",
    article: "WR-FRAME",
    header: {},
    choices: { CLOSETSTRUCT: records },
  });
  expect(result.problems.map(({ code }) => code)).toContain("CLOSETSTRUCT_REPAIRED");
  expect(result.values.CLOSETSTRUCT).toBe("891|891");
});

test("a chain of hundreds of calculations, written last first, is evaluated; one of thousands is refused", () => {
  const chained = (length: number) => {
    const chain = Array.from({ length }, (_, i) => `C${i + 1}: ${i === 0 ? "W" : `C${i} + 1`}`);
    return demoWith([
      "articles/BASE-1D.yaml",
      CALC,
      ["calc:", ...chain.toReversed(), "IW: W - 2 * T"].join("\n  "),
    ]);
  };
  const { result } = openDemo(chained(900)).evaluate({
    model: "ARIA",
    article: "BASE-1D",
    header: {},
    choices: {},
  });
  expect(result.values.C900).toBe(1499);
  const refused = publishCatalogue(chained(5000));
  expect(refused.ok ? [] : refused.faults.map(({ message }) => message)).toEqual([
    "more than 1000 variables, constants and calculations",
  ]);
});

test("look-ups in a long table inside list macros count by the rows that they go through", () => {
  const files = demoWith(
    [
      "catalogue.yaml",
      "tables:",
      "tables:\n  - { cod: LONG, file: tables/long.csv, in: [{ col: k, type: num }], out: v }",
    ],
    ["articles/BASE-1D.yaml", CALC, `calc:\n  S: "${sumOver(3, "LONG(x1 + x2 + x3)")}"\n  IW: W - 2 * T`],
  );
  files.set("tables/long.csv", `k,v\n${Array.from({ length: 50_000 }, (_, i) => `${i},${i}`).join("\n")}\n`);
  files.delete("tests/base-1d.yaml");
  const { result } = openDemo(files).evaluate({ model: "ARIA", article: "BASE-1D", header: {}, choices: {} });
  expect(result.problems.map(({ code, because }) => `${code} ${because.en}`)).toEqual([
    expect.stringMatching(/^E_STEPS .*100000 steps/),
  ]);
});

test("parts that are repeated over and over end in an error; the parts before them stay", () => {
  const parts = Array.from(
    { length: 700 },
    (_, i) => `  - {id: many${i}, type: box, repeat: {as: n, from: 1, to: 200}, size: [1, 1, 1]}\n`,
  );
  const problems = problemsWith([], "", parts.join(""));
  expect(problems.length).toBeGreaterThan(190);
  expect(problems.length).toBeLessThan(210);
  for (const problem of problems) expect(problem).toMatch(/^E_STEPS .*100000 steps/);
});

test("conditions of options that each take many steps leave no option instead of never ending", () => {
  const files = demoWith([
    "articles/BASE-1D.yaml",
    "const:",
    `  - cod: SLOW
    kind: option
    options:
${Array.from({ length: 200 }, (_, i) => `      - {cod: O${i}, when: '${sumOver(3, "1")} < 0'}`).join("\n")}
const:`,
  ]);
  files.delete("tests/base-1d.yaml");
  const evaluation = openDemo(files).evaluate({ model: "ARIA", article: "BASE-1D", header: {}, choices: {} });
  expect(evaluation.result.problems.map(({ code }) => code)).toContain("SLOW_EMPTY");
  const view = evaluation.views().find(({ code }) => code === "SLOW")!;
  expect(view.options!.every(({ refusal }) => refusal)).toBe(true);
});

test.each<[string, (files: Map<string, string>) => void, RegExp]>([
  [
    "an option list of twenty thousand",
    (files) => {
      const lines = Array.from({ length: 20_000 }, (_, i) => `H${i},x,x,,0,,`);
      files.set("options/hnd.csv", `${files.get("options/hnd.csv")!.trimEnd()}\n${lines.join("\n")}\n`);
    },
    /no more than 5000 options/,
  ],
  [
    "a text of thousands of placeholders",
    (files) => change(files, "BS1{W", `BS1${"{W}".repeat(5000)}{W`),
    /longer than 2000 characters/,
  ],
  [
    "a formula nested a hundred deep",
    (files) => change(files, "IW: W - 2 * T", `IW: '${"(".repeat(100)}W${" + 1)".repeat(100)}'`),
    /nested too deeply/,
  ],
  [
    "a list literal of thousands",
    (files) => change(files, "IW: W - 2 * T", `IW: 'sum([${"1,".repeat(900)}1], x1, x1)'`),
    /too large|longer/,
  ],
  [
    "folders in folders without end",
    (files) => {
      const deep = `${"{cod: A, des: x, nodes: [".repeat(2000)}${"]}".repeat(2000)}`;
      files.set("models/ARIA.tree.yaml", `- ${deep}\n`);
    },
    /nested too deeply/,
  ],
])("publishing %s ends in a fault", (_, edit, message) => {
  const files = demoWith();
  edit(files);
  const result = publishCatalogue(files);
  expect(result.ok).toBe(false);
  if (!result.ok) expect(result.faults.map((fault) => fault.message).join("\n")).toMatch(message);
});

test.each<[string, Record<string, string | number>, string]>([
  ["a number without end", { W: "9".repeat(400) }, "W_REPAIRED"],
  ["a list with a number without end", { CLOSETSTRUCT: "9".repeat(400) }, "CLOSETSTRUCT_REPAIRED"],
  ["a text of ten million characters for a list", { CLITEMS: "1,".repeat(5_000_000) }, "CLITEMS_REPAIRED"],
  ["the same for an option", { DOORS: "X".repeat(10_000_000) }, "DOORS_REPAIRED"],
])("a project with %s is repaired", (_, choices, code) => {
  const { result } = openDemo().evaluate({ model: "ARIA", article: "WR-FRAME", header: {}, choices });
  expect(result.problems.map((problem) => problem.code)).toContain(code);
});

test("a text field takes time proportional to pattern times text at most", () => {
  const files = demoWith([
    "articles/BASE-1D.yaml",
    "const:",
    `  - {cod: NOTE, kind: text, maxLength: 400, pattern: '${"a?".repeat(60)}${"[a-z]*".repeat(12)}b'}\nconst:`,
  ]);
  files.delete("tests/base-1d.yaml");
  const { result } = openDemo(files).evaluate({
    model: "ARIA",
    article: "BASE-1D",
    header: {},
    choices: { NOTE: "a".repeat(400) },
  });
  expect(result.problems.map(({ code }) => code)).toContain("NOTE_REPAIRED");
});

/** Replaces one text of BASE-1D. */
function change(files: Map<string, string>, from: string, to: string): void {
  const path = "articles/BASE-1D.yaml";
  const text = files.get(path)!;
  if (!text.includes(from)) throw new Error(`BASE-1D does not contain ${from}`);
  files.set(path, text.replace(from, to));
}
