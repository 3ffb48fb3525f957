import { boxFootprint, toLocal, type Vec2 } from "@stanza/geometry";
import { type Room, type RowId, wallSegments } from "@stanza/project";
import type { EvaluatedProject, EvaluatedRow } from "../evaluated-project.ts";

/** A unit that stands before a window or a door. */
export interface CoveredOpening {
  readonly unit: RowId;
  readonly opening: RowId;
  readonly wall: string;
}

/** A unit is before a wall when its back is nearer than this, mm. */
const BEFORE = 150;
/** An overlap of a few millimetres with a frame covers nothing, mm. */
const LEAST = 30;

/**
 * Finds units that stand before windows and doors, such as a tall unit before a window. A base unit below the sill covers nothing, nor does
 * what stands on worktops.
 */
export function coveredOpenings(
  { rows }: EvaluatedProject,
  rooms: readonly Room[],
): readonly CoveredOpening[] {
  const standing = rows.filter(
    ({ automatic, article: { mount } }) => !automatic && (mount === "floor" || mount === "wall"),
  );
  return rooms.flatMap(wallSegments).flatMap((segment) => {
    const seen = (row: EvaluatedRow): { readonly x: Vec2; readonly y: Vec2; readonly z: Vec2 } => {
      const corners = boxFootprint(row.frame, row.article.box).map(([x, z]) =>
        toLocal(segment.frame, [x, 0, z]),
      );
      const [xs, zs] = [corners.map(([x]) => x), corners.map(([, , z]) => z)];
      const bottom = row.frame.at[1];
      return {
        x: [Math.min(...xs), Math.max(...xs)],
        y: [bottom, bottom + row.article.box[1]],
        z: [Math.min(...zs), Math.max(...zs)],
      };
    };
    const openings = rows.filter(
      ({ row: { placement } }) => placement.on === "wall" && placement.wall === segment.wall.id,
    );
    if (openings.length === 0) return [];
    const units = standing
      .map((row) => ({ row, ...seen(row) }))
      .filter(({ z }) => z[0] < BEFORE && z[1] > BEFORE);
    return openings.flatMap((opening) => {
      const hole = seen(opening);
      return units
        .filter(({ x, y }) => inCommon(x, hole.x) > LEAST && inCommon(y, hole.y) > LEAST)
        .map(({ row }) => ({ unit: row.row.id, opening: opening.row.id, wall: segment.wall.id }));
    });
  });
}

const inCommon = (a: Vec2, b: Vec2): number => Math.min(a[1], b[1]) - Math.max(a[0], b[0]);
