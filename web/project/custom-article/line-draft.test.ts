import { expect, test } from "vitest";
import { draftOf, emptyDraft, faultsOf, linesOf, totalOf } from "./line-draft.ts";

const LINE = {
  id: "a",
  code: "X",
  description: "Iron",
  quantity: 1.5,
  unit: "m",
  unitPrice: "120.50",
} as const;

test("[PR-13] a line nobody typed in is left out, a half-typed one says what is missing", () => {
  expect(faultsOf(emptyDraft("a"))).toEqual([]);
  expect(linesOf([emptyDraft("a")])).toEqual([]);
  expect(faultsOf({ ...emptyDraft("a"), description: "Iron" })).toEqual(["code", "unitPrice"]);
  expect(faultsOf({ ...draftOf(LINE), unitPrice: "-1", quantity: "99999" })).toEqual([
    "quantity",
    "unitPrice",
  ]);
  expect(linesOf([{ ...draftOf(LINE), unitPrice: "12,5" }])[0]?.unitPrice).toBe("12.5");
  expect(faultsOf({ ...draftOf(LINE), quantity: "0" })).toEqual(["quantity"]);
  expect(linesOf([draftOf(LINE)])).toEqual([{ ...LINE, unitPrice: "120.5" }]);
});

test("[PR-13] the total rounds each line, as pricing does", () => {
  const third = { ...draftOf(LINE), quantity: "0.333", unitPrice: "1.50" };
  expect(totalOf([third, third, emptyDraft("b")], 2)).toBe("1.00");
});
