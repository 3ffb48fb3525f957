import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatArea } from "./area.ts";
import { formatInches, formatLength, formatSize, parseLength } from "./length.ts";
import { lengthUnitOf, measuringLocale } from "./locale.ts";

describe("inches", () => {
  test.each([
    [609.599, '24"'],
    [600, '23 5/8"'],
    [0, '0"'],
    [12.7, '1/2"'],
    [25.3, '1"'],
    [-600, '-23 5/8"'],
    [-0.1, '0"'],
  ])("%d mm reads %s", (mm, text) => {
    expect(formatInches(mm)).toBe(text);
  });

  test("are never more than half a sixteenth away, and read back as the same text", () => {
    fc.assert(
      fc.property(fc.double({ min: -10_000, max: 10_000, noNaN: true }), (mm) => {
        const read = parseLength(formatInches(mm), "mm")!;
        expect(Math.abs(read - mm)).toBeLessThanOrEqual(25.4 / 32 + 0.001);
        expect(formatInches(read)).toBe(formatInches(mm));
      }),
    );
  });
});

test("metric lengths in each unit, with the locale's sign", () => {
  expect(formatLength(600, "mm", "d")).toBe("600 mm");
  expect(formatLength(1050, "mm", "d")).toBe("1050 mm");
  expect(formatLength(1234.5, "cm", "d")).toBe("123,5 cm");
  expect(formatLength(2500, "m", "us")).toBe("2.5 m");
  expect(formatLength(600.25, "mm", "us", 2)).toBe("600.25 mm");
  expect(formatLength(Number.NaN, "mm", "us")).toBe("–");
  expect(formatLength(600, "in", "us")).toBe('23 5/8"');
});

describe("parseLength", () => {
  test.each([
    ["3m", 3000],
    ["180cm", 1800],
    ["10'6\"", 3200.4],
    ["10' 6", 3200.4],
    ["10'", 3048],
    ["2,5 m", 2500],
    ["2.5m", 2500],
    ["1m 80cm", 1800],
    ['23 5/8"', 600.075],
    ["23-5/8 in", 600.075],
    ['5/8"', 15.875],
    ["6ft 2in", 1879.6],
    ["1200", 1200],
    ["-20", -20],
    [" 45 MM ", 45],
  ])("reads %s as %d mm", (text, mm) => {
    expect(parseLength(text, "mm")).toBe(mm);
  });

  test("takes a bare number in the unit in use", () => {
    expect(parseLength("60", "cm")).toBe(600);
    expect(parseLength("2,5", "m")).toBe(2500);
    expect(parseLength("23 5/8", "in")).toBe(600.075);
  });

  test.each(["", "abc", "3 x", "2 3", "1cm 2m", "1/0", "--3", "3mm 4", "5'6'", "1e3"])(
    "refuses %j",
    (text) => {
      expect(parseLength(text, "mm")).toBeUndefined();
    },
  );
});

test("[QU-04] a language tag carries the unit of its lengths, and a plain one means millimetres", () => {
  const tag = measuringLocale("de-CH", "in");
  expect(tag).toBe("de-CH-u-ms-ussystem");
  expect([lengthUnitOf(tag), lengthUnitOf("de-CH"), measuringLocale(tag, "mm")]).toEqual([
    "in",
    "mm",
    "de-CH",
  ]);
  expect(new Intl.NumberFormat(tag).format(1.5)).toBe("1.5");
  expect([formatArea(12.5, "mm", "en"), formatArea(12.5, "in", "en")]).toEqual(["12.5 m²", "134.5 ft²"]);
});

test.each([
  [[600, 780, 560], "mm", "600 × 780 × 560 mm"],
  [[599.6, 780.2, 18.4], "mm", "600 × 780 × 18 mm"],
  [[600, 780, 560], "in", '23 5/8" × 30 11/16" × 22 1/16"'],
  [[1219.2, 25.4, 0], "in", '48" × 1" × 0"'],
] as const)("[QU-06] %j mm read in %s: %s", (box, length, text) =>
  expect(formatSize(box, length, "en")).toBe(text),
);

test("[QU-06] what has no size says none", () => {
  expect(formatSize([0, 0, 0], "mm", "en")).toBeUndefined();
  expect(formatSize(undefined, "in", "en")).toBeUndefined();
});

test("[QU-06] where there is no room for it the unit is left out, and inches keep their mark", () => {
  const box = [600, 780, 560];
  expect(formatSize(box, "cm", "en", { withUnit: false })).toBe("60 × 78 × 56");
  expect(formatSize(box, "in", "en", { withUnit: false })).toContain('"');
});
