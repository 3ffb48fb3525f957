import { evaluateProject } from "@stanza/evaluation";
import { expect, test } from "vitest";
import { demoCatalogues } from "../../../fixtures/demo-catalogues.ts";
import { kitchenWith } from "../../project/testing/demo-targets.ts";
import { chosenItems, itemGroups } from "./item-groups.ts";

test("rows come as articles and generated rows; one that could not be evaluated is named first, with its reason", () => {
  const evaluated = evaluateProject(kitchenWith(["BASE-1D-600"], ["NO-SUCH"]), demoCatalogues());
  const groups = itemGroups(evaluated);
  expect(groups.map(({ kind }) => kind)).toEqual(["failed", "articles", "generated"]);
  expect(groups[0]?.items[0]).toMatchObject({ id: "row2", code: "NO-SUCH" });
  expect(groups[0]?.items[0]?.fault).toBeDefined();
  expect(groups[1]?.items.map(({ id }) => id)).toEqual(["row1"]);
});

test("a click chooses one, Ctrl adds or takes out, Shift goes on from the last", () => {
  const order = ["a", "b", "c", "d"];
  const none = { toggle: false, range: false };
  expect(chosenItems(order, ["a", "b"], "c", none)).toEqual(["c"]);
  expect(chosenItems(order, ["a"], "c", { toggle: true, range: false })).toEqual(["a", "c"]);
  expect(chosenItems(order, ["a", "c"], "a", { toggle: true, range: false })).toEqual(["c"]);
  expect(chosenItems(order, ["d"], "b", { toggle: false, range: true })).toEqual(["b", "c", "d"]);
  expect(chosenItems(order, [], "b", { toggle: false, range: true })).toEqual(["b"]);
});
