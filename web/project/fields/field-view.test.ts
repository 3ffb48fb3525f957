import { expect, test } from "vitest";
import { resolveChoices, viewsOf } from "../choices/resolve-choices.ts";
import { type DemoArticle, kitchenWith, targetsOf } from "../testing/demo-targets.ts";
import { commonViews, groupFields, isMissing, isOwnChoice } from "./field-view.ts";

const rowsOf = (...articles: readonly DemoArticle[]) =>
  targetsOf(kitchenWith(...articles)).map((target) => viewsOf(resolveChoices(target, {}).evaluation));

test("several rows have in common what all of them have; different values are mixed", () => {
  const { views } = commonViews(rowsOf(["BASE-1D-600", { FIN: "V03" }], ["BASE-DR-600"]));
  const codes = views.map(({ code }) => code);
  expect(codes).toContain("FIN");
  expect(codes).not.toContain("SIDE");
  expect(views.find(({ code }) => code === "FIN")?.mixed).toBe(true);
  expect(views.find(({ code }) => code === "CARC")?.mixed).toBeUndefined();
});

test("an option that one of the rows refuses is refused for all, and limits are the narrowest", () => {
  const { views } = commonViews(rowsOf(["BASE-2D-900"], ["BASE-1D-500"]));
  const shelves = views.find(({ code }) => code === "SHMAT");
  expect(shelves?.options?.find(({ code }) => code === "GLS")?.refusal).toBeDefined();
  const width = views.find(({ code }) => code === "W");
  expect([width?.range?.min, width?.range?.max]).toEqual([600, 600]);
});

test("many rows show what most of them share, whatever was selected first; two show what both have", () => {
  const many = rowsOf(["APP-SINK-50"], ["BASE-1D-600"], ["BASE-DR-600"], ["TALL-LARDER-600"]);
  const { views, groups } = commonViews(many);
  const finish = views.find(({ code }) => code === "FIN");
  expect([finish?.ofSome, finish?.mixed, finish?.visible]).toEqual([true, undefined, true]);
  expect(views.map(({ code }) => code)).toEqual(expect.arrayContaining(["CARC", "HND"]));
  expect(
    views.map(({ code }) => code),
    "widths are each article's own",
  ).not.toContain("W");
  expect(groups.map(({ code }) => code).slice(0, 4)).toEqual(["001", "002", "003", "004"]);
  expect(commonViews(many.slice(0, 2)).views.map(({ code }) => code)).not.toContain("FIN");
});

test("fields come in the catalogue's groups and their order; empty and hidden ones are left out", () => {
  const [row] = rowsOf(["BASE-1D-600", { SHQ: 0 }]);
  if (!row) throw new Error("no row");
  const groups = groupFields(row.views, row.groups);
  expect(groups.map(({ code }) => code)).toEqual(["001", "002", "003", "004"]);
  expect(groups.find(({ code }) => code === "003")?.fields.map(({ code }) => code)).not.toContain("SHMAT");
  expect(groupFields(row.views, []).map(({ code }) => code)).toEqual([""]);
});

test("a mandatory field without a value is missing; a person's own choice can be taken back", () => {
  const [row] = rowsOf(["BASE-1D-600", { FIN: "V03" }]);
  const finish = row?.views.find(({ code }) => code === "FIN");
  const carcass = row?.views.find(({ code }) => code === "CARC");
  if (!finish || !carcass) throw new Error("no field");
  expect([isMissing(finish), isMissing({ ...finish, value: "" })]).toEqual([false, true]);
  expect([isOwnChoice(finish), isOwnChoice(carcass)]).toEqual([true, false]);
});
