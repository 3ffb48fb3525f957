import type { FillSection } from "@stanza/catalogue";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DemoName, demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { chooseColumns } from "./choose-columns.ts";
import { type FillWishes, fillCloset, usualNeeds } from "./fill-closet.ts";

const closet = (name: DemoName, model: string, article: string, choices = {}) =>
  demoCatalogue(name).open.evaluate({ model, article, header: {}, choices });
const posts = (choices = {}) => closet("pertica", "ASTA", "PE-2500", choices);
const proposed = (evaluation: ReturnType<typeof posts>, wishes: Partial<FillWishes> = {}) => {
  const keeps = evaluation.closet()?.fill?.keeps ?? [];
  const proposal = fillCloset(evaluation, { person: "", needs: usualNeeds(keeps), ...wishes });
  if (!proposal) throw new Error("There is no proposal.");
  return proposal;
};
const columnsOf = (evaluation: ReturnType<typeof posts>, wishes: Partial<FillWishes> = {}) =>
  proposed(evaluation, wishes).sections.map(({ column }) => column?.code);

test("[CL-02] who uses a closet and what they keep becomes an interior, explained part by part", () => {
  const { sections, text, unserved, breaks } = proposed(posts());
  expect(sections.map(({ column }) => column?.code)).toEqual(["DRAWERS", "DOUBLE", "COATS"]);
  expect(sections[1]?.items.map(({ because }) => because.en)).toEqual([
    "The lower row",
    "The upper row, as high as one reaches",
  ]);
  expect(text).toMatch(/^1,CHEST,60,546\|1,BOARD,940,22/);
  expect([unserved, breaks]).toEqual([[], []]);
});

test("[CL-02] a proposal changes nothing, and what it proposes breaks no rule", () => {
  const evaluation = posts();
  const before = evaluation.choices;
  const { list, text } = proposed(evaluation, { person: "TALL" });
  expect(evaluation.choices).toEqual(before);
  evaluation.set(list, text);
  expect(evaluation.result.problems).toEqual([]);
});

test("[CL-02] the rails hang where the person reaches", () => {
  const rails = (person: string) =>
    proposed(posts(), { person, needs: { LONG: 1, SHORT: 2 } })
      .sections.flatMap(({ items }) => items)
      .filter(({ row }) => row.part === "RAIL")
      .map(({ row }) => row.at);
  expect(rails("SEATED").every((at) => at === 1350)).toBe(true);
  expect(Math.max(...rails("TALL").map(Number))).toBe(2200);
});

test("[CL-02] another column for a section is taken, and the others go around it", () => {
  const columns = new Map([[0, "RACKS"]]);
  expect(columnsOf(posts(), { columns })[0]).toBe("RACKS");
  expect(columnsOf(posts(), { columns: new Map([[1, ""]]) })[1]).toBeUndefined();
});

test("[CL-02] a part that is not wanted stays out of the list and can come back", () => {
  const all = proposed(posts());
  const shoes = all.sections[2]?.items.find(({ row }) => row.part === "SHOES");
  const without = proposed(posts(), { without: new Set([shoes?.key ?? ""]) });
  expect(without.sections[2]?.items.find(({ key }) => key === shoes?.key)?.state).toBe("unwanted");
  expect(without.text).toBe(all.text.replace(/\|3,SHOES[^|]*/, ""));
});

test("[CL-02] what finds no place is named", () => {
  const narrow = posts({ WALL: 900, CLOSETSTRUCT: "700" });
  expect(proposed(narrow, { needs: { LONG: 3, SHOES: 1, TROUS: 1 } }).unserved).toEqual(["TROUS"]);
  expect(proposed(narrow, { needs: {} }).text).toBe("");
});

test("[CL-02] a record that breaks a rule of the list is left out, with the rule", () => {
  // Two records of one place: the later one goes.
  const evaluation = closet("armadio", "TRAMA", "CL-1500", { HGT: 2240 });
  const { sections } = proposed(evaluation);
  for (const { items } of sections)
    for (const { state, refusal } of items) expect(state === "refused").toBe(refusal !== undefined);
});

test("[CL-02] a divider that a proposal would stand in the way of is told", () => {
  const evaluation = closet("armadio", "TRAMA", "CL-1500", {
    CLITEMS: "",
    CLOSETDIV: "1,300,0,2000|2,280,0,2000",
  });
  expect(proposed(evaluation).breaks.map(({ en }) => en)).toEqual(["A fitting is where the divider stands"]);
});

test("[CL-02] an article without rules proposes nothing", () => {
  const island = closet("armadio", "TRAMA", "CL-ISLAND-900");
  expect(fillCloset(island, { person: "", needs: {} })).toBeNull();
});

describe.each([
  ["armadio", "TRAMA", "CL-2424", "W", "CLOSETSTRUCT"],
  ["pertica", "ASTA", "PE-2500", "WALL", "CLOSETSTRUCT"],
] as const)("[CL-02] in %s", (name, model, article, width, list) => {
  const people =
    closet(name, model, article)
      .closet()
      ?.fill?.people.map(({ code }) => code) ?? [];
  const keeps =
    closet(name, model, article)
      .closet()
      ?.fill?.keeps.map(({ code }) => code) ?? [];

  test("any closet and any wish give a sound interior, the same each time", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 400, max: 1100 }), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...people),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: keeps.length, maxLength: keeps.length }),
        (widths, person, amounts) => {
          const evaluation = closet(name, model, article, { [width]: 4800, [list]: widths.join("|") });
          const needs = Object.fromEntries(keeps.map((keep, i) => [keep, amounts[i] ?? 0]));
          const proposal = proposed(evaluation, { person, needs });
          expect(proposed(evaluation, { person, needs })).toEqual(proposal);
          evaluation.set(proposal.list, proposal.text);
          expect(evaluation.result.problems.filter(({ variable }) => variable === proposal.list)).toEqual([]);
          const refused = proposal.sections
            .flatMap(({ items }) => items)
            .filter(({ state }) => state !== "proposed");
          expect(refused).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });
});

const section = (
  room: number,
  ...columns: readonly (readonly [string, Record<string, number>])[]
): FillSection => ({
  room,
  columns: columns.map(([code, serves]) => ({
    code,
    description: {},
    because: {},
    serves: new Map(Object.entries(serves)),
    items: [],
  })),
});

test("[CL-02] everything that is kept gets something before one thing gets all", () => {
  const kinds = [["A", { a: 1 }] as const, ["B", { b: 1 }] as const];
  const two = [section(500, ...kinds), section(500, ...kinds)];
  expect(chooseColumns(two, { a: 3, b: 1 })).toEqual([0, 1]);
  expect(chooseColumns(two, { a: 3, b: 0 })).toEqual([0, 0]);
  expect(chooseColumns(two, { a: 1, b: 1 }, new Map([[0, "B"]]))).toEqual([1, 0]);
  expect(chooseColumns([section(500)], { a: 1 })).toEqual([undefined]);
  expect(chooseColumns(two, {})).toEqual([undefined, undefined]);
});
