import type { TechnicalTable } from "@stanza/codecs";
import { expect, test } from "vitest";
import { shownTable } from "./shown-lines.ts";

const table = (sections: readonly number[]): TechnicalTable => ({
  name: "Cut list",
  columns: [{ label: "Material", isInTitle: true }, { label: "Quantity", decimals: 3 }, { label: "Parts" }],
  sections: sections.map((count, i) => ({
    title: `Oak ${i + 1}`,
    facts: "",
    rows: Array.from({ length: count }, (_, n) => [
      { kind: "text", text: `Oak ${i + 1}` },
      { kind: "number", number: 1234.5 * (n + 1) },
      { kind: "empty" },
    ]),
  })),
});

test("the preview leaves out what titles say and writes numbers as the language does", () => {
  const { columns, lines, count } = shownTable(table([2]), "de", 50);
  expect(columns.map(({ label }) => label)).toEqual(["Quantity", "Parts"]);
  expect(lines).toEqual([
    { kind: "title", key: "0", title: "Oak 1", facts: "" },
    { kind: "row", key: "0 0", cells: ["1234,5", ""] },
    { kind: "row", key: "0 1", cells: ["2469", ""] },
  ]);
  expect(count).toBe(2);
});

test("no more lines than asked for are shown, and no title without a line of its own", () => {
  const { lines, count } = shownTable(table([3, 3]), "en", 3);
  expect(lines.map(({ kind }) => kind)).toEqual(["title", "row", "row", "row"]);
  expect(count).toBe(6);
  expect(shownTable(table([]), "en", 3)).toMatchObject({ lines: [], count: 0 });
});

test("a section without rows keeps its title", () => {
  expect(shownTable(table([0, 1]), "en", 10).lines.map(({ kind }) => kind)).toEqual([
    "title",
    "title",
    "row",
  ]);
});
