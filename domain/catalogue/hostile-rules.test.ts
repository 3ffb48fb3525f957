import { expect, test } from "vitest";
import { publishCatalogue } from "./publish.ts";
import { demoWith, openDemo } from "./testing/demo-home.ts";

const CALC = "calc:\n  IW: W - 2 * T";

/** The problems of BASE-1D with more calculations and parts than it has. */
function problemsWith(calculations: readonly string[], part = "") {
  const files = demoWith(
    ["articles/BASE-1D.yaml", CALC, ["calc:", ...calculations, "IW: W - 2 * T"].join("\n  ")],
    ["articles/BASE-1D.yaml", "parts:\n", `parts:\n${part}`],
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
  const twenty = `[${Array.from({ length: 20 }, (_, i) => i).join(",")}]`;
  const nested = (depth: number, body: string): string =>
    depth === 0 ? body : `sum(${twenty}, x${depth}, ${nested(depth - 1, body)})`;
  expect(problemsWith([`S1: "${nested(6, "1")}"`])[0]).toMatch(/^E_STEPS .*100000 steps/);
  const many = Array.from({ length: 20 }, (_, i) => `S${i}: "${nested(3, "1")}"`);
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
