import { type Frame, toParent } from "./frame.ts";
import type { Axis, Bounds, Solid } from "./solid.ts";
import type { Vec2, Vec3 } from "./vec.ts";

/** The smallest axis-aligned box around the points; `null` for none. */
export function boundsOf(points: readonly Vec3[]): Bounds | null {
  if (points.length === 0) return null;
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const point of points) {
    for (const axis of [0, 1, 2] as const) {
      min[axis] = Math.min(min[axis], point[axis]);
      max[axis] = Math.max(max[axis], point[axis]);
    }
  }
  return { min, max };
}

export function unionBounds(a: Bounds, b: Bounds): Bounds {
  return {
    min: [Math.min(a.min[0], b.min[0]), Math.min(a.min[1], b.min[1]), Math.min(a.min[2], b.min[2])],
    max: [Math.max(a.max[0], b.max[0]), Math.max(a.max[1], b.max[1]), Math.max(a.max[2], b.max[2])],
  };
}

/** The footprint of a box of `size` standing in `frame`, clockwise in plan as drawn. */
export function boxFootprint(frame: Frame, [w, , d]: Vec3): readonly Vec2[] {
  const corners: readonly Vec3[] = [
    [0, 0, 0],
    [w, 0, 0],
    [w, 0, d],
    [0, 0, d],
  ];
  return corners.map((corner) => {
    const point = toParent(frame, corner);
    return [point[0], point[2]];
  });
}

/** The bounds of a solid in its own frame; `null` for a mesh of unknown size. */
export function solidBounds(solid: Solid): Bounds | null {
  switch (solid.type) {
    case "box":
      return { min: [0, 0, 0], max: solid.size };
    case "cylinder":
      return aroundAxis(solid.radius, [0, solid.height], solid.axis);
    case "revolution": {
      if (solid.profile.length === 0) return null;
      const heights = solid.profile.map(([, along]) => along);
      const radius = Math.max(...solid.profile.map(([r]) => r));
      return aroundAxis(radius, [Math.min(...heights), Math.max(...heights)], solid.axis);
    }
    case "extrusion":
      return boundsOf(
        solid.profile.flatMap((point) => [0, solid.length].map((l) => profilePoint(solid.axis, point, l))),
      );
    case "mesh":
      return solid.size ? { min: [0, 0, 0], max: solid.size } : null;
  }
}

function aroundAxis(r: number, [low, high]: Vec2, axis: Axis): Bounds {
  if (axis === "x") return { min: [low, -r, -r], max: [high, r, r] };
  if (axis === "y") return { min: [-r, low, -r], max: [r, high, r] };
  return { min: [-r, -r, low], max: [r, r, high] };
}

/** A point of an extrusion: profile point `[u, v]` at distance `along` on the axis (see `Solid`). */
export function profilePoint(axis: "x" | "y" | "z", [u, v]: Vec2, along: number): Vec3 {
  if (axis === "x") return [along, v, u];
  if (axis === "y") return [u, along, v];
  return [u, v, along];
}
