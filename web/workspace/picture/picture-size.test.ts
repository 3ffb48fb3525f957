import { expect, test } from "vitest";
import { fileNameOf } from "./file-name-of.ts";
import { PICTURE_SIZES, typedSide } from "./picture-size.ts";

test("[EM-10] sides are whole pixels from 16 to 4096; 1000 × 1000 comes first", () => {
  expect(PICTURE_SIZES[0]).toEqual({ width: 1000, height: 1000 });
  expect(["4096", " 640 ", "16"].map(typedSide)).toEqual([4096, 640, 16]);
  expect(["4097", "15", "", "NaN", "-5", "1e3", "12.5", "99999999999"].map(typedSide)).toEqual(
    Array(8).fill(undefined),
  );
  for (const { width, height } of PICTURE_SIZES) expect(Math.max(width, height)).toBeLessThanOrEqual(4096);
});

test("a project's name becomes a file's name without what file systems refuse", () => {
  expect(fileNameOf('Küche: "Rossi" / Entwurf\n2')).toBe("Küche Rossi Entwurf 2");
  expect(fileNameOf("../..")).toBe("stanza");
  expect(fileNameOf("   ")).toBe("stanza");
});
