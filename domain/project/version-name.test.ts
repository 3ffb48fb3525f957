import { expect, test } from "vitest";
import { freeVersionName, MAX_VERSION_NAME, versionKey, versionName } from "./version-name.ts";

test.each([
  ["  Before \n discount ", "Before discount"],
  ["Caffe\u0301", "Caffé"],
  ["a\u0000b", "a b"],
  ["", null],
  [" \t\u200b", null],
  ["x".repeat(MAX_VERSION_NAME), "x".repeat(MAX_VERSION_NAME)],
  ["x".repeat(MAX_VERSION_NAME + 1), null],
])("[PR-07] a version that is called %j is kept as %j", (typed, kept) => {
  expect(versionName(typed)).toBe(kept);
});

test("[PR-07] names that a person takes for the same are the same", () => {
  expect(versionKey("BEFORE Discount")).toBe(versionKey("before discount"));
  expect(versionKey("ﬁrst")).toBe(versionKey("First"));
  expect(versionKey("First")).not.toBe(versionKey("Second"));
});

test("[PR-07] a name that is taken gets the next free number, and never becomes too long", () => {
  const long = "x".repeat(MAX_VERSION_NAME);
  expect(freeVersionName("Before", new Set())).toBe("Before");
  expect(freeVersionName("Before", new Set(["before", "before (2)"]))).toBe("Before (3)");
  expect(freeVersionName(long, new Set([long]))).toBe(`${long.slice(4)} (2)`);
});
