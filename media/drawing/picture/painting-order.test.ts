import { dot3, ORIGIN, type Vec2, type Vec3 } from "@stanza/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Body, Face } from "./face.ts";
import { facesBackToFront } from "./faces-back-to-front.ts";
import { paintingOrder } from "./painting-order.ts";
import { type Part, partBody } from "./part-faces.ts";
import { viewFrom } from "./view.ts";

const view = viewFrom(32, 20);

function bodyOf(solid: Part["solid"], at: Vec3, name: string, rot?: Vec3): Body {
  const part: Part = { id: name, solid, at, material: "", layer: "", ...(rot ? { rot } : {}) };
  return partBody(part, ORIGIN, view.toViewer, { color: name, opacity: 1 })!;
}

/** Returns the distance towards the viewer at which the line of sight through a point of paper meets a face; `null` when it passes by. */
function depthAt(face: Face, [px, py]: Vec2): number | null {
  const paper = face.points.map(view.project);
  const inside = paper.every(([ax, ay], i) => {
    const [bx, by] = paper[(i + 1) % paper.length]!;
    return (bx - ax) * (py - ay) - (by - ay) * (px - ax) < -1e-3;
  });
  if (!inside) return null;
  const corner = face.points[0]!;
  const base = view.project([0, 0, 0]);
  // A point of the line of sight: paper axes back into space, then along the view until it lies in the face's plane.
  const right: Vec3 = [view.project([1, 0, 0])[0], view.project([0, 1, 0])[0], view.project([0, 0, 1])[0]];
  const down: Vec3 = [view.project([1, 0, 0])[1], view.project([0, 1, 0])[1], view.project([0, 0, 1])[1]];
  const [dx, dy] = [px - base[0], py - base[1]];
  const point: Vec3 = [
    right[0] * dx + down[0] * dy,
    right[1] * dx + down[1] * dy,
    right[2] * dx + down[2] * dy,
  ];
  const gap: Vec3 = [corner[0] - point[0], corner[1] - point[1], corner[2] - point[2]];
  return dot3(gap, face.normal) / dot3(view.toViewer, face.normal);
}

/** At each point of paper the face painted last must be the one nearest to the viewer. */
function expectNothingPopsThrough(painted: readonly Face[], points: readonly Vec2[]): void {
  for (const point of points) {
    const depths = painted.flatMap((face) => depthAt(face, point) ?? []);
    if (depths.length > 1) expect(depths.at(-1)).toBeGreaterThan(Math.max(...depths) - 0.6);
  }
}

const coordinate = fc.integer({ min: -400, max: 400 });
const side = fc.integer({ min: 5, max: 500 });
const boxes = fc.array(fc.tuple(coordinate, coordinate, coordinate, side, side, side), {
  minLength: 2,
  maxLength: 9,
});
const paper = fc.array(
  fc.tuple(fc.double({ min: -600, max: 700, noNaN: true }), fc.double({ min: -700, max: 600, noNaN: true })),
  {
    minLength: 40,
    maxLength: 40,
  },
);

test("the nearest surface of boxes that cross each other is painted last everywhere", () => {
  fc.assert(
    fc.property(boxes, paper, (list, points) => {
      const bodies = list.map(([x, y, z, w, h, d], i) =>
        bodyOf({ type: "box", size: [w, h, d] }, [x, y, z], `${i}`),
      );
      const painted = paintingOrder(bodies, view.toViewer);
      expectNothingPopsThrough(painted, points);
      expect(totalArea(painted)).toBeCloseTo(totalArea(bodies.flatMap(({ faces }) => faces)), 3);
    }),
    { numRuns: 150 },
  );
});

test("the nearest surface of turned boxes and cylinders is painted last too", () => {
  const turned = fc.tuple(coordinate, coordinate, coordinate, side, fc.integer({ min: 0, max: 359 }));
  fc.assert(
    fc.property(fc.array(turned, { minLength: 2, maxLength: 6 }), paper, (list, points) => {
      const bodies = list.map(([x, y, z, size, angle], i) =>
        i % 2 === 0
          ? bodyOf({ type: "box", size: [size, size / 2, 30] }, [x, y, z], `${i}`, [angle, angle * 2, 0])
          : bodyOf({ type: "cylinder", radius: size / 4, height: size, axis: "y" }, [x, y, z], `${i}`, [
              0,
              0,
              angle,
            ]),
      );
      const painted = paintingOrder(bodies, view.toViewer);
      expectNothingPopsThrough(painted, points);
      expect(totalArea(painted)).toBeCloseTo(totalArea(bodies.flatMap(({ faces }) => faces)), 3);
    }),
    { numRuns: 80 },
  );
});

test("a hollow profile alone does not cover its own front, whichever corner it starts at", () => {
  const profile = [
    [0, 0],
    [400, 0],
    [400, 300],
    [300, 300],
    [300, 80],
    [100, 80],
    [100, 300],
    [0, 300],
  ] as const;
  const points = fc.sample(paper, { numRuns: 10, seed: 7 }).flat();
  for (const axis of ["x", "y", "z"] as const) {
    for (const start of profile.keys()) {
      const turned = [...profile.slice(start), ...profile.slice(0, start)];
      const body = bodyOf({ type: "extrusion", profile: turned, length: 250, axis }, [0, 0, 0], "u");
      expectNothingPopsThrough(paintingOrder([body], view.toViewer), points);
    }
  }
});

test("a cabinet is ordered by planes between its panels, without cutting one", () => {
  const panels: readonly (readonly [Vec3, Vec3])[] = [
    [
      [0, 0, 0],
      [18, 720, 560],
    ],
    [
      [582, 0, 0],
      [18, 720, 560],
    ],
    [
      [18, 0, 0],
      [564, 18, 560],
    ],
    [
      [18, 702, 0],
      [564, 18, 560],
    ],
    [
      [18, 18, 0],
      [564, 684, 8],
    ],
    [
      [2, 2, 560],
      [596, 716, 19],
    ],
  ];
  const bodies = panels.map(([at, size], i) => bodyOf({ type: "box", size }, at, `${i}`));
  const painted = paintingOrder(bodies, view.toViewer);
  expect(painted).toHaveLength(bodies.reduce((sum, { faces }) => sum + faces.length, 0));
  expect(painted.at(-1)?.look.color).toBe("5");
});

test("a cut keeps the surface and marks the cut as no edge", () => {
  const crossing = [
    bodyOf({ type: "box", size: [100, 100, 100] }, [0, 0, 0], "a"),
    bodyOf({ type: "box", size: [20, 20, 300] }, [40, 40, -100], "b"),
  ].flatMap(({ faces }) => faces);
  const painted = facesBackToFront(crossing);
  const area = (faces: readonly Face[], color: string): number =>
    totalArea(faces.filter(({ look }) => look.color === color));
  expect(painted.length).toBeGreaterThan(crossing.length);
  expect(area(painted, "b")).toBeCloseTo(area(crossing, "b"), 6);
  expect(painted.some(({ edges }) => edges.includes(false))).toBe(true);
});

function totalArea(faces: readonly Face[]): number {
  return faces.reduce((sum, { points }) => sum + paperArea(points.map(view.project)), 0);
}

function paperArea(points: readonly Vec2[]): number {
  const doubled = points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
