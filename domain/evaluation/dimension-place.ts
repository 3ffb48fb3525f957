import { add2, planToParent, scale2, type Vec2 } from "@stanza/geometry";
import {
  type DimensionPoint,
  type Room,
  type RowId,
  type WallId,
  type WallSegment,
  wallSegments,
} from "@stanza/project";
import type { EvaluatedProject, EvaluatedRow } from "./evaluated-project.ts";

/** The walls and articles that can hold points of dimensions, at their present places. */
export interface DimensionGround {
  readonly walls: ReadonlyMap<WallId, WallSegment>;
  readonly rows: ReadonlyMap<RowId, EvaluatedRow>;
}

export function dimensionGround(
  rooms: readonly Room[],
  { rows }: Pick<EvaluatedProject, "rows">,
): DimensionGround {
  return {
    walls: new Map(rooms.flatMap(wallSegments).map((segment) => [segment.wall.id, segment] as const)),
    rows: new Map(rows.map((row) => [row.row.id, row] as const)),
  };
}

/** The present place of a dimension's point in the plan, mm. ASSUMED: a point whose wall or article was removed stays where it last was. */
export function dimensionPlace({ at, on }: DimensionPoint, ground: DimensionGround): Vec2 {
  if (on?.kind === "wall") {
    const segment = ground.walls.get(on.wall);
    return segment ? add2(segment.from, scale2(segment.direction, segment.length * on.share)) : at;
  }
  const row = on && ground.rows.get(on.row);
  if (!row) return at;
  const [width, , depth] = row.article.box;
  return planToParent(row.frame, [width * on.x, depth * on.z]);
}
