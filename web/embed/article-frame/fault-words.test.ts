import { expect, test } from "vitest";
import { faultWords } from "./fault-words.ts";

test.each([
  ["catalogue", "", "Missing catalog"],
  ["catalogue", "X", "Catalog not found"],
  ["model", "X", "Model unknown"],
  ["article", "X", "Article not found"],
  ["variant", "X", "Variant not found: X"],
  ["value", "X", "Variant value not valid: X"],
  ["place", "X", "No place for it in the room"],
  ["connection", "X", "No connection"],
  ["kept", "", "Cancelled by the user"],
] as const)("[CD-12] [EM-14] a host reads of a fault %s %j: %s", (kind, code, words) => {
  expect(faultWords({ kind, code })).toBe(words);
});
