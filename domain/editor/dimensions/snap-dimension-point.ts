import { type DimensionGround, dimensionPlace } from "@stanza/evaluation";
import { distance2, dot2, sub2, toLocal, type Vec2 } from "@stanza/geometry";
import type { DimensionPoint } from "@stanza/project";

/** The reason for a point's place, which the interface shows. */
export type DimensionSnapReason = "corner" | "article" | "wall" | "free";

export interface SnappedDimensionPoint {
  readonly point: DimensionPoint;
  readonly place: Vec2;
  readonly reason: DimensionSnapReason;
}

/** Corners, middles of the sides and the middle of an article, as shares of its box. */
const SHARES: readonly Vec2[] = [0, 0.5, 1].flatMap((x) => [0, 0.5, 1].map((z): Vec2 => [x, z]));

/** All candidate points that can hold a dimension: wall corners, and corners and middles of articles and openings. */
export function dimensionPoints(ground: DimensionGround): readonly SnappedDimensionPoint[] {
  const held = (on: DimensionPoint["on"], reason: DimensionSnapReason): SnappedDimensionPoint => {
    const place = dimensionPlace({ at: [0, 0], ...(on ? { on } : {}) }, ground);
    return { point: { at: place, ...(on ? { on } : {}) }, place, reason };
  };
  const corners = [...ground.walls.keys()].flatMap((wall) =>
    [0, 1].map((share) => held({ kind: "wall", wall, share }, "corner")),
  );
  const articles = [...ground.rows.values()].flatMap((row) =>
    SHARES.filter(([, z]) => row.article.mount !== "wall-opening" || z === 1).map(([x, z]) =>
      held({ kind: "row", row: row.row.id, x, z }, "article"),
    ),
  );
  return [...corners, ...articles];
}

/**
 * The point of a dimension for a place on the plan, in this order: a wall's corner, an article's point, a wall's face, each within `reach`
 * mm; else a point of the article under the place; else the place itself.
 */
export function snapDimensionPoint(at: Vec2, reach: number, ground: DimensionGround): SnappedDimensionPoint {
  let nearest: SnappedDimensionPoint | null = null;
  let away = reach;
  for (const candidate of dimensionPoints(ground)) {
    const distance = distance2(candidate.place, at);
    if (distance < away || (distance <= away && nearest === null)) [nearest, away] = [candidate, distance];
  }
  return (
    nearest ??
    onWall(at, reach, ground) ??
    withinArticle(at, ground) ?? { point: { at }, place: at, reason: "free" }
  );
}

/** The article under a place; the one painted last when there are several. */
export function withinArticle(at: Vec2, ground: DimensionGround): SnappedDimensionPoint | null {
  for (const { row, frame, article } of [...ground.rows.values()].toReversed()) {
    const [dx, , dz] = toLocal(frame, [at[0], frame.at[1], at[1]]);
    const [x, z] = [dx / article.box[0], dz / article.box[2]];
    if (!(x >= 0 && x <= 1 && z >= 0 && z <= 1)) continue;
    return { point: { at, on: { kind: "row", row: row.id, x, z } }, place: at, reason: "article" };
  }
  return null;
}

function onWall(at: Vec2, reach: number, ground: DimensionGround): SnappedDimensionPoint | null {
  let best: SnappedDimensionPoint | null = null;
  let away = reach;
  for (const [wall, { from, direction, length }] of ground.walls) {
    const share = Math.min(1, Math.max(0, dot2(sub2(at, from), direction) / length));
    const on = { kind: "wall", wall, share } as const;
    const place = dimensionPlace({ at, on }, ground);
    const distance = distance2(place, at);
    if (distance <= away) [best, away] = [{ point: { at: place, on }, place, reason: "wall" }, distance];
  }
  return best;
}
