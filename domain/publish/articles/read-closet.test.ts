import { join } from "node:path";
import { expect, test } from "vitest";
import { readCatalogueFolder } from "../../../tools/catalogue/read-catalogue-folder.ts";
import { publishCatalogue } from "../index.ts";

const FILE = "articles/PE-WALL.yaml";
const read = readCatalogueFolder(join(import.meta.dirname, "../../../catalogues/pertica"));
if (!read.ok) throw new Error(read.message);
const { files } = read;

/** The faults after one change of the file; `»` marks the place that the first of them has to name. */
function faults(from: string, to: string) {
  const before = String(files.get(FILE));
  if (!before.includes(from)) throw new Error(`${from} is not there`);
  const marked = before.replace(from, () => to);
  const [ahead = ""] = marked.split("»");
  const result = publishCatalogue(new Map(files).set(FILE, marked.replace("»", "")));
  const lines = ahead.split("\n");
  return {
    found: result.ok ? [] : result.faults,
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
  };
}

test.each([
  ["a width that is no number variable", "width: WALL\n", "width: »WOOD\n", "E_NAME"],
  ["a list that there is not", "into: CLITEMS", "into: »CLITEM", "E_NAME"],
  ["sections of a list that there is not", "over: CLOSETSTRUCT, room", "over: »STRUCT, room", "E_NAME"],
  ["a person twice", "- {cod: TALL, des", "- {cod: »AVERAGE, des", "E_DUPLICATE"],
  ["what nobody keeps", "serves: {SHORT: 1}", "serves: {»SHORTS: 1, SHORT: 1}", "E_NAME"],
  ["something kept that no column serves", "- {cod: SMALL, des", "- {cod: »HATS, des", "E_SHAPE"],
  [
    "a field that the records do not have",
    "set: {bay: n, part: '\"RAIL\"', at: 1030",
    "set: {»by: n, part: '\"RAIL\"', at: 1030",
    "E_NAME",
  ],
  ["a field of another kind", "at: 1030,", "at: »'\"low\"',", "E_TYPE"],
  [
    "an option that the field does not have",
    "part: '\"RAIL\"', at: 1030",
    "part: »'\"ROD\"', at: 1030",
    "E_OPT",
  ],
  ["a condition that is none", "when: s.clear >= 450\n", "when: »s.clear\n", "E_TYPE"],
  ["a name that means nothing", "room: s.clear", "room: »t.clear", "E_NAME"],
])("[CL-02] %s is a fault at its place", (_what, from, to, code) => {
  const { found, line, column } = faults(from, to);
  expect(found[0]).toMatchObject({ code, file: FILE, line });
  expect(Math.abs((found[0]?.column ?? 0) - column)).toBeLessThanOrEqual(2);
});

test("[CL-02] a record by a name that is taken, and a shape that is wrong, are told", () => {
  expect(faults("each: {as: s,", "each: {as: »n,").found.map(({ code }) => code)).toContain("E_NAME");
  expect(faults("usual: 1}", "usual: 7}").found[0]).toMatchObject({ code: "E_SCHEMA", file: FILE });
});
