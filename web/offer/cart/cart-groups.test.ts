import type { PricedRow } from "@stanza/pricing";
import { expect, test } from "vitest";
import { cartGroups } from "./cart-groups.ts";

const row = (rowId: string, catalogue: string, own: Partial<PricedRow> = {}) =>
  ({ rowId, catalogue, inBasket: true, lines: [{}], ...own }) as PricedRow;

test("[PR-15] the cart groups what is ordered by catalogue and lists skipBasket rows apart", () => {
  const { groups, outside } = cartGroups([
    row("a", "CUC"),
    row("door", "MUR", { inBasket: false }),
    row("b", "BAG"),
    row("c", "CUC"),
    row("nothing", "CUC", { lines: [] }),
  ]);
  expect(groups.map(({ catalogue, rows }) => [catalogue, rows.map(({ rowId }) => rowId)])).toEqual([
    ["CUC", ["a", "c"]],
    ["BAG", ["b"]],
  ]);
  expect(outside.map(({ rowId }) => rowId)).toEqual(["door"]);
});
