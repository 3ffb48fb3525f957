import { expect, test } from "vitest";
import { ownValue } from "./own-value.ts";

test("[T29] a record has what it holds itself, and nothing that it inherits", () => {
  const record = { kitchen: 1, toString: 2 } as unknown as Readonly<Record<string, number>>;
  expect(
    ["kitchen", "toString", "constructor", "__proto__", "bath"].map((key) => ownValue(record, key)),
  ).toEqual([1, 2, undefined, undefined, undefined]);
  expect(ownValue(undefined, "kitchen")).toBeUndefined();
});
