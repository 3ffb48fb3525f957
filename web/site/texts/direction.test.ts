import { expect, test } from "vitest";
import { directionOf } from "./direction.ts";

test("[SH-18] Arabic, Hebrew and their like are written from the right, whatever the region; others from the left", () => {
  expect(["ar", "AR-eg", "he", "fa_IR", "ur"].map(directionOf)).toEqual(Array(5).fill("rtl"));
  expect(["en", "it", "de-CH", "fr", "es", ""].map(directionOf)).toEqual(Array(6).fill("ltr"));
});
