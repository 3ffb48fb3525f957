import { expect, test } from "vitest";
import { kitchenWith, targetsOf } from "../../project/testing/demo-targets.ts";
import { rowsInScope } from "./apply-scope.ts";

test("a finish goes to the same article, or to all that have it, and not where it is already", () => {
  const all = targetsOf(
    kitchenWith(
      ["BASE-1D-600", { FIN: "V03" }],
      ["BASE-1D-450"],
      ["BASE-1D-450", { FIN: "V03" }],
      ["BASE-DR-600"],
      ["APP-SINK-50"],
    ),
  );
  const [origin] = all;
  if (!origin) throw new Error("no row");
  const ids = (scope: "sameArticle" | "all") =>
    rowsInScope(scope, origin.row, "FIN", "V03", all).targets.map(({ row }) => row.row.id);
  expect(ids("sameArticle")).toEqual(["row2"]);
  expect(ids("all")).toEqual(["row2", "row4"]);
});

test("rows that refuse the value are counted and left out", () => {
  const all = targetsOf(kitchenWith(["BASE-2D-600", { SHMAT: "GLS" }], ["BASE-2D-900"], ["BASE-1D-500"]));
  const [origin] = all;
  if (!origin) throw new Error("no row");
  const { targets, refused } = rowsInScope("all", origin.row, "SHMAT", "GLS", all);
  expect(targets.map(({ row }) => row.row.id)).toEqual(["row3"]);
  expect(refused).toBe(1);
});
