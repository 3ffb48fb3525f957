import { EVALUATED_FIELDS, type EvaluationInput } from "@stanza/evaluation";
import {
  accepted,
  addRoom,
  addRow,
  newProject,
  type Project,
  useCatalogue as takeIntoUse,
} from "@stanza/project";
import { expect, test } from "vitest";
import { smallKitchenWith } from "../evaluation/testing/small-kitchen.ts";
import { evaluateAndPrice, openLiveProject, type PricingBasis } from "./index.ts";

const { open, priceList } = smallKitchenWith();
const BASIS: PricingBasis = {
  catalogues: new Map([["SMALL", { open, prices: priceList }]]),
  terms: { currency: "EUR" },
};

function kitchen(): Project {
  const ids = ["room", "A", "B", "C", "D"];
  let project = accepted(takeIntoUse(newProject(), { catalogue: "SMALL", version: "1.0.0", model: "M" }));
  project = accepted(addRoom(project, { template: "rt1", newId: () => ids.shift() ?? "more" }));
  return (["a", "b"] as const).reduce((so, id, n) => {
    const placement = { on: "room", at: [600 * n, 0, 0], rotY: 0 } as const;
    return accepted(addRow(so, { id, catalogue: "SMALL", model: "M", article: "UNIT-600", placement }));
  }, project);
}

/** A change of every field of a project. A field that is added to `Project` has to be added here, or this does not compile. */
const CHANGES: { readonly [F in keyof Required<Project>]: (project: Project) => Required<Project>[F] } = {
  rows: ({ rows }) => rows.map((row) => (row.id === "a" ? { ...row, choices: { W: 700 } } : row)),
  rooms: ({ rooms }) =>
    rooms.map((room) => ({
      ...room,
      walls: room.walls.map((wall) => ({ ...wall, start: [wall.start[0] + 600, wall.start[1]] as const })),
    })),
  catalogues: ({ catalogues }) => ({
    SMALL: { ...catalogues.SMALL!, headers: { M: { COL: "B" } } },
  }),
  automaticEdits: () => ({ "A-TOP:a": { choices: {}, removed: true } }),
  description: () => "Another name",
  tracePicture: () => ({
    sha: "0",
    name: "plan.png",
    widthPx: 1,
    heightPx: 1,
    at: [0, 0],
    mmPerPixel: 1,
    rotY: 0,
    opacity: 1,
    locked: false,
  }),
  photos: () => [],
  layers: () => [{ id: "l", name: "Old walls", visible: false, locked: false, colour: "#ff0000" }],
  dimensions: () => [],
  hiddenChains: () => ["A"],
};

test.each(Object.keys(CHANGES) as (keyof Project)[])(
  "a change of %s is noticed if evaluation reads it, and costs nothing if it does not",
  (field) => {
    const live = openLiveProject();
    const project = kitchen();
    const before = live.update(project, BASIS);
    const changed = { ...project, [field]: CHANGES[field](project) };
    const after = live.update(changed, BASIS);
    expect(after).toEqual(evaluateAndPrice(changed, BASIS));
    const isRead = (EVALUATED_FIELDS as readonly string[]).includes(field);
    if (isRead) expect(after.evaluated).not.toEqual(before.evaluated);
    else expect(after.evaluated).toBe(before.evaluated);
    if (!isRead) expect(after.priced.rows.every((row, i) => row === before.priced.rows[i])).toBe(true);
  },
);

test("another list, currency, increase or date is noticed, and equal ones keep every price", () => {
  const project: EvaluationInput = kitchen();
  const raised = {
    ...priceList,
    items: Object.fromEntries(Object.keys(priceList.items).map((code) => [code, "1.00"])),
  };
  const bases: readonly PricingBasis[] = [
    BASIS,
    { ...BASIS, catalogues: new Map([["SMALL", { open, prices: raised }]]) },
    { ...BASIS, catalogues: new Map([["SMALL", { open, prices: null }]]) },
    { ...BASIS, catalogues: new Map() },
    { ...BASIS, catalogues: new Map([["SMALL", { open: smallKitchenWith().open, prices: priceList }]]) },
    { ...BASIS, terms: { currency: "CHF" } },
    { ...BASIS, terms: { currency: "EUR", pricesIncrease: "1.2" } },
    { ...BASIS, priceDate: "2026-11-20" },
  ];
  const live = openLiveProject();
  for (const from of bases)
    for (const to of bases) {
      live.update(project, from);
      const found = live.update(project, to);
      expect(found).toEqual(evaluateAndPrice(project, to));
      const equal = { ...to, catalogues: new Map(to.catalogues), terms: { ...to.terms } };
      const again = live.update(project, equal);
      expect(again.priced.rows.every((row, i) => row === found.priced.rows[i])).toBe(true);
    }
});

test("[EV-03] equal rows share their priced lines, and each quantity has its own amounts", () => {
  const project = kitchen();
  const twice = {
    ...project,
    rows: project.rows.map((row) => (row.id === "b" ? { ...row, quantity: 2 } : row)),
  };
  const { priced } = evaluateAndPrice(project, BASIS);
  expect(priced.rows[1]?.lines).toBe(priced.rows[0]?.lines);
  expect(priced.rows.map(({ rowId }) => rowId).slice(0, 2)).toEqual(["a", "b"]);
  const [one, two] = evaluateAndPrice(twice, BASIS).priced.rows;
  expect([one?.quantity, two?.quantity]).toEqual(["1", "2"]);
  expect(Number(two?.total)).toBe(2 * Number(one?.total));
  expect(Number(one?.total)).toBeGreaterThan(0);
});
