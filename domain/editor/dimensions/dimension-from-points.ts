import { type DimensionGround, dimensionPlace } from "@stanza/evaluation";
import { cross2, distance2, lerp2, sub2, unit2, type Vec2 } from "@stanza/geometry";
import type { Dimension, DimensionKind, DimensionPoint } from "@stanza/project";
import { type SnappedDimensionPoint, withinArticle } from "./snap-dimension-point.ts";

/** The number of points that each kind takes. The last point of a line places its figure. */
export const POINTS: Readonly<Record<DimensionKind, number>> = { linear: 3, angle: 3, text: 2, highlight: 2 };

/** Returns true when the point with this index is held by the wall or article under it; other points only place a text. */
export function isHeldPoint(kind: DimensionKind, index: number): boolean {
  return kind === "angle" || index < (kind === "linear" ? 2 : kind === "text" ? 1 : 0);
}

/** Points closer than this are one, mm. */
const SAME_MM = 1;
const RADIUS = { least: 150, most: 1500 } as const;

/**
 * The dimension through these points; `null` while there are too few, or for a line without length or an angle without legs.
 *
 * text   the words of a note or a highlight; a highlight may have none
 */
export function dimensionFromPoints(
  kind: DimensionKind,
  id: string,
  points: readonly SnappedDimensionPoint[],
  text: string,
  ground: DimensionGround,
): Dimension | null {
  const [a, b, c] = points;
  if (!a || !b || points.length < POINTS[kind]) return null;
  if (distance2(a.place, b.place) < SAME_MM) return null;
  switch (kind) {
    case "linear":
      return c ? { kind, id, from: a.point, to: b.point, offset: offsetOf(a.place, b.place, c.place) } : null;
    case "angle": {
      if (!c || distance2(a.place, c.place) < SAME_MM) return null;
      const reach = Math.min(distance2(a.place, b.place), distance2(a.place, c.place)) / 2;
      const radius = Math.min(RADIUS.most, Math.max(RADIUS.least, reach));
      return { kind, id, vertex: a.point, from: b.point, to: c.point, radius };
    }
    case "text":
      return { kind, id, target: a.point, shift: sub2(b.place, a.place), text };
    case "highlight": {
      const size: Vec2 = [Math.abs(b.place[0] - a.place[0]), Math.abs(b.place[1] - a.place[1])];
      if (Math.min(...size) < SAME_MM) return null;
      const at = lerp2(a.place, b.place, 0.5);
      const centre = withinArticle(at, ground)?.point ?? { at };
      return { kind, id, centre, size, outline: "cloud", text };
    }
  }
}

/** The offset of a dimension line that passes through a point, mm; positive to the left of from→to on paper, where Y points down. */
export function offsetOf(from: Vec2, to: Vec2, through: Vec2): number {
  return -cross2(unit2(sub2(to, from)), sub2(through, from));
}

/** Moves the visible part by `by` mm (line, arc, text or highlight) while the measured points stay. */
export function movedDimension(dimension: Dimension, by: Vec2, ground: DimensionGround): Dimension {
  const place = (point: DimensionPoint): Vec2 => dimensionPlace(point, ground);
  switch (dimension.kind) {
    case "linear": {
      const from = place(dimension.from);
      const along = unit2(sub2(place(dimension.to), from));
      return { ...dimension, offset: dimension.offset - cross2(along, by) };
    }
    case "angle": {
      const vertex = place(dimension.vertex);
      const way = unit2(
        sub2(lerp2(unitTo(vertex, place(dimension.from)), unitTo(vertex, place(dimension.to)), 0.5), [0, 0]),
      );
      const radius = dimension.radius + way[0] * by[0] + way[1] * by[1];
      return { ...dimension, radius: Math.min(10 * RADIUS.most, Math.max(RADIUS.least / 2, radius)) };
    }
    case "text":
      return { ...dimension, shift: [dimension.shift[0] + by[0], dimension.shift[1] + by[1]] };
    case "highlight": {
      const [x, y] = place(dimension.centre);
      const at: Vec2 = [x + by[0], y + by[1]];
      return { ...dimension, centre: withinArticle(at, ground)?.point ?? { at } };
    }
  }
}

const unitTo = (from: Vec2, to: Vec2): Vec2 => unit2(sub2(to, from));
