import { expect, test } from "vitest";
import { type ChosenProject, movedUp, partsOf, quantityOf, toggled } from "./combined-draft.ts";

const project = (id: number, change: Partial<ChosenProject> = {}): ChosenProject => ({
  id,
  name: `Flat ${id}`,
  title: "",
  quantity: "1",
  ...change,
});

test.each([
  ["1", 1],
  [" 12 ", 12],
  ["9999", 9999],
  ["0", undefined],
  ["-3", undefined],
  ["1.5", undefined],
  ["10000", undefined],
  ["", undefined],
])("[QU-08] of a project %j are offered: %s", (text, count) => expect(quantityOf(text)).toBe(count));

test("[QU-08] projects are chosen and taken out again, each once; the first can be changed", () => {
  const two = [
    { id: 1, description: "Flat 1" },
    { id: 2, description: "" },
  ].reduce(toggled, [] as readonly ChosenProject[]);
  expect(two.map(({ id, name }) => [id, name])).toEqual([
    [1, "Flat 1"],
    [2, "#2"],
  ]);
  expect(movedUp(two, 2).map(({ id }) => id)).toEqual([2, 1]);
  expect(movedUp(two, 1)).toBe(two);
  expect(toggled(two, { id: 1, description: "Flat 1" }).map(({ id }) => id)).toEqual([2]);
  const full = Array.from({ length: 50 }, (_, i) => project(i + 1));
  expect(toggled(full, { id: 99, description: "" })).toBe(full);
});

test("[QU-08] one project, and a quantity that is none, make no combined quotation", () => {
  expect(partsOf([project(1)])).toBeUndefined();
  expect(partsOf([project(1), project(2, { quantity: "0" })])).toBeUndefined();
  expect(partsOf([project(1, { title: " Type A " }), project(2, { quantity: "12" })])).toEqual([
    { projectId: 1, quantity: 1, title: "Type A" },
    { projectId: 2, quantity: 12 },
  ]);
});
