import { dclassComponent } from "@stanza/catalogue";
import { sectionsOf, usedWidth } from "@stanza/evaluation";
import { expect, test } from "vitest";
import type { DemoName } from "../../../fixtures/demo-catalogues.ts";
import { articleTarget } from "../../project/testing/article-target.ts";
import { DclassDrafting } from "./dclass-draft.ts";
import { addSection, moveDivider, removeSection } from "./sections.ts";

const widths = (drafting: DclassDrafting) => drafting.draft.list.rows.map((row) => row.w);

test("[CA-04] the demo catalogues' classes name the editors of closets and shelving", () => {
  const component = (name: DemoName, article: string, code: string) =>
    dclassComponent(new DclassDrafting(articleTarget(name, article), code).draft.view, {});
  expect(component("armadio", "CL-2424", "CLOSETSTRUCT")).toBe("closet-sections");
  expect(component("armadio", "CL-2424", "CLITEMS")).toBe("closet-equipment");
  expect(component("soggiorno", "SYS-3", "SYSBAYS")).toBe("shelving-bays");
  expect(component("soggiorno", "SYS-3", "SYSITEMS")).toBe("shelving-elements");
});

test("[CA-04] sections lie behind their uprights and fill what the article takes", () => {
  const target = articleTarget("armadio", "CL-2424");
  const { list, article } = new DclassDrafting(target, "CLOSETSTRUCT").draft;
  const sections = sectionsOf(list)!;
  expect(sections.gap).toBe(article.values.T);
  expect(sections.spans[0]?.left).toBe(article.values.T);
  expect(usedWidth(sections)).toBe(article.values.USED);
});

test("[CA-04] moving a divider keeps the sum and stops at the limits of both sections", () => {
  const drafting = new DclassDrafting(articleTarget("armadio", "CL-2424"), "CLOSETSTRUCT");
  const before = widths(drafting).map(Number);
  const move = (index: number, by: number) => {
    const { list } = drafting.draft;
    drafting.edit(moveDivider(list.rows, sectionsOf(list)!, index, by));
    return widths(drafting).map(Number);
  };
  const sum = (all: readonly number[]) => all.reduce((so, width) => so + width, 0);
  const moved = move(0, 40);
  expect(moved[0]).toBe(before[0]! + 40);
  expect(sum(moved)).toBe(sum(before));
  const far = move(0, 5000);
  expect(sum(far)).toBe(sum(before));
  expect(Math.max(...far)).toBeLessThanOrEqual(1200);
  expect(Math.min(...far)).toBeGreaterThanOrEqual(300);
});

test("[CA-04] a section added or removed leaves the closet as wide as it was", () => {
  const drafting = new DclassDrafting(articleTarget("armadio", "CL-2424"), "CLOSETSTRUCT");
  const used = () => usedWidth(sectionsOf(drafting.draft.list)!);
  const before = used();
  const { list } = drafting.draft;
  drafting.edit(addSection(list.rows, sectionsOf(list)!, drafting.fresh(), true)!);
  expect(widths(drafting).length).toBe(list.rows.length + 1);
  expect(Math.abs(used() - before)).toBeLessThanOrEqual(1);
  const now = drafting.draft.list;
  drafting.edit(removeSection(now.rows, sectionsOf(now)!, 1, true));
  expect(widths(drafting).length).toBe(list.rows.length);
});

test("[CA-04] a class that breaks the article's rules says why", () => {
  const drafting = new DclassDrafting(articleTarget("armadio", "CL-2424"), "CLOSETSTRUCT");
  expect(drafting.draft.problems).toEqual([]);
  const { problems } = drafting.edit([{ w: 1200 }, { w: 1200 }, { w: 1200 }]);
  expect(problems.map(({ because }) => because.en)).toEqual([
    "The sections are wider than the available width",
  ]);
});

test("[CA-04] each element owns its parts, and trying leaves the draft as it was", () => {
  const drafting = new DclassDrafting(articleTarget("soggiorno", "SYS-3"), "SYSITEMS");
  const before = drafting.draft;
  const parts = drafting.partsByRecord();
  expect(parts.length).toBe(before.list.rows.length);
  for (const own of parts) expect(own.length).toBeGreaterThan(0);
  const ids = parts.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(drafting.attempt([], ({ list }) => list.rows.length)).toBe(0);
  expect(drafting.draft).toBe(before);
  expect(drafting.edit(before.list.rows).text).toBe(before.text);
});

test("[CA-04] a variable of another kind is refused in the specification's words", () => {
  const target = articleTarget("armadio", "CL-2424");
  const view = target.catalogue
    .evaluate({ model: target.row.row.model, article: "CL-2424", header: {}, choices: {} })
    .views()
    .find(({ code }) => code === "W")!;
  expect(() => dclassComponent(view, {})).toThrow("This variable is not a dClass");
  expect(() => new DclassDrafting(target, "W")).toThrow(/no class W/);
});
