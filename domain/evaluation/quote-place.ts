import { add2, planToParent, scale2, type Vec2 } from "@stanza/geometry";
import {
  type QuotePoint,
  type Room,
  type RowId,
  type WallId,
  type WallSegment,
  wallSegments,
} from "@stanza/project";
import type { EvaluatedProject, EvaluatedRow } from "./evaluated-project.ts";

/** What quotes are held by: the walls and articles as they stand. */
export interface QuoteGround {
  readonly walls: ReadonlyMap<WallId, WallSegment>;
  readonly rows: ReadonlyMap<RowId, EvaluatedRow>;
}

export function quoteGround(rooms: readonly Room[], { rows }: Pick<EvaluatedProject, "rows">): QuoteGround {
  return {
    walls: new Map(rooms.flatMap(wallSegments).map((segment) => [segment.wall.id, segment] as const)),
    rows: new Map(rows.map((row) => [row.row.id, row] as const)),
  };
}

/** Where a point of a quote lies now, plan mm. ASSUMED: one whose wall or article has gone stays where it was last put. */
export function quotePlace({ at, on }: QuotePoint, ground: QuoteGround): Vec2 {
  if (on?.kind === "wall") {
    const segment = ground.walls.get(on.wall);
    return segment ? add2(segment.from, scale2(segment.direction, segment.length * on.share)) : at;
  }
  const row = on && ground.rows.get(on.row);
  if (!row) return at;
  const [width, , depth] = row.article.box;
  return planToParent(row.frame, [width * on.x, depth * on.z]);
}
