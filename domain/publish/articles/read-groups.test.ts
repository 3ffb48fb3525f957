import { expect, test } from "vitest";
import { demoWith, openDemo } from "../../catalogue/testing/demo-home.ts";
import { publishCatalogue } from "../index.ts";

const FRAME = "articles/WR-FRAME.yaml";
const FIRST = '  - { cod: "001", des: { it: Struttura, en: Structure } }\n';
const DIMENSIONS = '  - { cod: "001-001", des: { it: Misure, en: Dimensions } }\n';

const withGroup = (from: string, to: string) => demoWith([FRAME, from, to]);
function faults(from: string, to: string) {
  const files = withGroup(from, to.replace("»", ""));
  const result = publishCatalogue(files);
  const before = files.get(FRAME)?.split(to.replace("»", ""))[0] + (to.split("»")[0] ?? "");
  const line = before.split("\n").length;
  return {
    found: result.ok ? [] : result.faults,
    line,
    column: (before.split("\n").at(-1)?.length ?? 0) + 1,
  };
}

test.each([
  [
    "a step twice",
    DIMENSIONS,
    `${DIMENSIONS}  - { cod: »"001-001", des: { it: A, en: A } }\n`,
    "E_DUPLICATE",
  ],
  [
    "a sub-step without its main step",
    DIMENSIONS,
    `${DIMENSIONS}  - { cod: »"009-001", des: { it: A, en: A } }\n`,
    "E_NAME",
  ],
  [
    "steps in a circle",
    '{ cod: "001-002", des: { it: Vani, en: Sections } }',
    '{ cod: "001-002", after: »"001-003", des: { it: Vani, en: Sections } }\n  - { cod: "001-003", after: "001-002", des: { it: A, en: A } }',
    "E_CYCLE",
  ],
  ["a step after one that there is not", FIRST, FIRST.replace("des:", 'after: »"007", des:'), "E_NAME"],
  ["a main step after a sub-step", FIRST, FIRST.replace("des:", 'after: »"002-001", des:'), "E_SHAPE"],
])("[CL-02] %s is a fault at its place", (what, from, to, code) => {
  const { found, line, column } = faults(from, to);
  expect(found.map((fault) => fault.code)).toEqual([code]);
  // Of a circle, any of its places will do.
  if (what !== "steps in a circle") expect(found[0]).toMatchObject({ file: FRAME, line, column });
  else expect(found[0]?.message).toBe("steps that wait for each other: 001-002 after 001-003 after 001-002");
});

test("[CL-02] steps come in the order that the catalogue asks for, with what they ask", () => {
  const files = withGroup(
    FIRST,
    FIRST.replace("des:", 'after: "002", help: { it: Quanto spazio?, en: How much room? }, des:'),
  );
  const evaluation = openDemo(files).evaluate({
    model: "ARIA",
    article: "WR-1800",
    header: {},
    choices: {},
  });
  expect(evaluation.groups().map(({ code }) => code)).toEqual([
    "002",
    "001",
    "001-001",
    "001-002",
    "002-001",
  ]);
  expect(evaluation.groups()[1]?.help).toEqual({ it: "Quanto spazio?", en: "How much room?" });
});
