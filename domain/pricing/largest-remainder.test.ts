import { decimal, decimalText } from "@stanza/quantities";
import { expect, test } from "vitest";
import { largestRemainder } from "./largest-remainder.ts";

const split = (total: string, shares: readonly string[]) =>
  largestRemainder(decimal(total), shares.map(decimal), decimal("0.01")).map((part) => decimalText(part, 2));

test.each([
  ["20.12", ["6.7067", "6.7067", "6.7067"], ["6.71", "6.71", "6.70"]],
  ["1.00", ["0.331", "0.338", "0.331"], ["0.33", "0.34", "0.33"]],
  ["416.84", ["416.833"], ["416.84"]],
  ["10.02", ["5.005", "5.005"], ["5.01", "5.01"]],
  ["-1.00", ["-0.335", "-0.665"], ["-0.33", "-0.67"]],
  ["0.00", [], []],
])("%s by %j is %j", (total, shares, parts) => {
  expect(split(total, shares)).toEqual(parts);
});

test("units that are missing come from the smallest fractions, units left over go round", () => {
  expect(split("9.98", ["5.001", "4.999"])).toEqual(["4.99", "4.99"]);
  expect(split("10.04", ["5.00", "5.00"])).toEqual(["5.02", "5.02"]);
});

test("a total between units is refused", () => {
  expect(() => split("1.005", ["1"])).toThrow(RangeError);
});
