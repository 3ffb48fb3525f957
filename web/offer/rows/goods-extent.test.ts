import { expect, test } from "vitest";
import { goodsVolume, goodsWeight } from "./goods-extent.ts";

test("[QU-04] what the goods take up is read in the shop's unit of volume, each piece as often as it is ordered", () => {
  const pieces = [
    { box: [600, 780, 560], quantity: 2 },
    { box: [1000, 1000, 500], quantity: 1 },
    { box: undefined, quantity: 3 },
  ];
  expect(goodsVolume(pieces, "CR", "en")).toBe("1.02\u00a0m³");
  expect(goodsVolume(pieces, "CI", "en")).toBe("62,498\u00a0in³");
  expect(goodsVolume([{ box: undefined, quantity: 1 }], "CR", "en")).toBeUndefined();
});

test("[QU-04] what the goods weigh is read in the shop's unit; where an article says no weight the sum is the least", () => {
  const pieces = [
    { weight: 25.3, quantity: 2 },
    { weight: 11, quantity: 1 },
  ];
  expect(goodsWeight(pieces, "KG", "en")).toBe("61.6\u00a0kg");
  expect(goodsWeight(pieces, "LB", "en")).toBe("135.8\u00a0lb");
  expect(goodsWeight([...pieces, { weight: undefined, quantity: 1 }], "KG", "it")).toBe(
    "≥\u00a061,6\u00a0kg",
  );
  // A cut-out is work: nothing to carry, and known.
  expect(goodsWeight([...pieces, { weight: 0, quantity: 2 }], "KG", "en")).toBe("61.6\u00a0kg");
  expect(goodsWeight([{ weight: 0, quantity: 2 }], "KG", "en")).toBeUndefined();
  expect(goodsWeight([{ weight: undefined, quantity: 1 }], "KG", "en")).toBeUndefined();
});
