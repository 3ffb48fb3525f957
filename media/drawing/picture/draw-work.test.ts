import { expect, test } from "vitest";
import { toSvg } from "../svg/to-svg.ts";
import { drawWork } from "./draw-work.ts";

test("[QU-08] work without a shape has a sign, named after it and smaller than the pictures beside it", () => {
  const sign = drawWork("Cut-out");
  expect(sign.title).toBe("Cut-out");
  expect(sign.shapes.length).toBeGreaterThan(3);
  const points = sign.shapes.flatMap((shape) => ("points" in shape ? shape.points : []));
  for (const [x, y] of points) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(40);
  expect(toSvg(sign, { theme: "print", size: { width: 100, height: 100 } })).toMatch(/^<svg .*<path /);
});
