import type { Vec2 } from "@stanza/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fitted, panned, toPlanPoint, toScreen, zoomedAt } from "./view-transform.ts";

const view = fc.record({
  scale: fc.double({ min: 0.005, max: 1, noNaN: true }),
  offset: fc.tuple(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: -5000, max: 5000 })),
});
const point = fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 }));
const near = (a: Vec2, b: Vec2, digits = 5) => {
  expect(a[0]).toBeCloseTo(b[0], digits);
  expect(a[1]).toBeCloseTo(b[1], digits);
};

test("a screen point on the plan and back is the same point", () => {
  fc.assert(fc.property(view, point, (v, p) => near(toScreen(v, toPlanPoint(v, p)), p)));
});

test("zooming keeps the plan point under the pointer where it is", () => {
  const factor = fc.double({ min: 0.2, max: 5, noNaN: true });
  fc.assert(
    fc.property(view, point, factor, (v, at, by) =>
      near(toPlanPoint(zoomedAt(v, at, by), at), toPlanPoint(v, at), 3),
    ),
  );
});

test("zooming stops where a millimetre is two pixels, and where a room is a thumb", () => {
  const v = { scale: 0.1, offset: [0, 0] } as const;
  expect(zoomedAt(v, [0, 0], 1000).scale).toBe(2);
  expect(zoomedAt(v, [0, 0], 0.0001).scale).toBe(0.002);
});

test("panning moves the plan with the hand", () => {
  near(toScreen(panned({ scale: 0.2, offset: [10, 20] }, [5, -7]), [100, 100]), [35, 33]);
});

test("fitting shows the whole box in the middle of what the margins leave", () => {
  const v = fitted({ min: [0, 0], max: [4000, 3000] }, [1000, 500], { above: 100, below: 40, beside: 20 });
  near(toScreen(v, [2000, 1500]), [500, 280]);
  expect(toScreen(v, [0, 0])[1]).toBeCloseTo(100, 6);
  expect(toScreen(v, [0, 3000])[1]).toBeCloseTo(460, 6);
  expect(toScreen(v, [0, 0])[0]).toBeGreaterThan(50);
});
