import { expect, test } from "vitest";
import { frameWish } from "./frame-wish.ts";

test("[CD-12] the address names catalogue, model, article and variants", () => {
  expect(
    frameWish(
      "?catalog=CUCINA&model=CALCE&article=BASE-1D-600&variants=w%3D450%3BFIN%3DV03&primary=%23336699",
    ),
  ).toEqual({
    catalog: "CUCINA",
    model: "CALCE",
    article: "BASE-1D-600",
    variants: { W: "450", FIN: "V03" },
  });
  expect(frameWish("?item=1e5")).toEqual({ catalog: "", model: "", article: "1e5", variants: {} });
});

test.each([
  ["", {}],
  ["?variants=", {}],
  ["?variants=;;=;W", {}],
  ["?variants=__proto__%3D1%3BW%3D2", { W: "2" }],
  ["?variants=constructor%3D1", { CONSTRUCTOR: "1" }],
  [`?variants=${"A=1;".repeat(1_000_000)}`, { A: "1" }],
])("[CD-12] [T06] hostile variants of an address are data or nothing: %.40s", (search, variants) => {
  const wish = frameWish(search);
  expect(wish.variants).toEqual(variants);
  expect(Object.getPrototypeOf(wish.variants)).toBe(Object.prototype);
});

test("[CD-12] a code that is longer than any is none", () => {
  expect(frameWish(`?article=${"x".repeat(10_000)}`).article).toBe("");
});
