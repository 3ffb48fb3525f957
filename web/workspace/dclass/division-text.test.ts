import fc from "fast-check";
import { expect, test } from "vitest";
import { evenly, readDivision } from "./division-text.ts";

test.each([
  ["900 # 600", 2400, [900, 900, 600]],
  ["40% 25% #", 2000, [800, 500, 700]],
  ["450 2# #", 2250, [450, 1200, 600]],
  ["3:2:1", 2400, [1200, 800, 400]],
  ["# #", 1001, [501, 500]],
  ["600|600|600", 1800, [600, 600, 600]],
  ["600 mm", null, null],
  ["800 1200 800", null, [800, 1200, 800]],
] as const)("[SH-13] the division %s of %s is %j", (text, available, widths) => {
  const division = readDivision(text, available);
  if (widths === null) expect(division.ok).toBe(false);
  else expect(division).toEqual({ ok: true, widths });
});

test.each([
  ["", 2000, "empty"],
  ["wide", 2000, "unreadable"],
  ["900 #", null, "noLength"],
  ["30%", null, "noLength"],
  ["1900 200 #", 2000, "tooLong"],
] as const)("[SH-13] the division '%s' of %s is refused as %s", (text, available, cause) => {
  expect(readDivision(text, available)).toMatchObject({ ok: false, cause });
});

test("[SH-13] shares and equal parts always add up to the whole", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 100, max: 6000 }), (count, available) => {
      const shares = readDivision(Array(count).fill("#").join(" "), available);
      const sum = (widths: readonly number[]) => widths.reduce((so, width) => so + width, 0);
      expect(shares.ok && sum(shares.widths)).toBe(available);
      expect(sum(evenly(count, available))).toBe(available);
    }),
  );
});
