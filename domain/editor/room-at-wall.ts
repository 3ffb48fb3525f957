import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import { toParent, turnPlan, type Vec3 } from "@stanza/geometry";
import type { Project, RowId, WallSegment } from "@stanza/project";
import { sideDistances } from "./distances.ts";
import { standingAt } from "./dock.ts";
import { extentIn, type Footprint, footprintOf, sharesHeight } from "./footprint.ts";
import { surroundingsOf } from "./surroundings.ts";

/** The clear width along a wall at which a row stands. */
export interface RoomAtWall {
  /** From what stands or ends to its left to what does to its right, mm. */
  readonly width: number;
  /** Place of the row at the left end of that width, room coordinates. */
  readonly at: Vec3;
}

/** A row this near to a wall behind it stands at it, mm. */
const AT_WALL = 100;

/**
 * The width that a row may take along its wall, between walls or other rows on either side; `null`: it stands at no wall, or one side is
 * open.
 *
 * ASSUMED (A195): it is measured at half the row's depth, as its distances are shown in the plan.
 */
export function roomAtWall(
  scene: { readonly project: Project; readonly evaluated: EvaluatedProject },
  id: RowId,
): RoomAtWall | null {
  const row = scene.evaluated.rows.find((one) => one.row.id === id);
  const placement = row?.row.placement;
  if (!row || placement?.on !== "room") return null;
  const { walls, obstacles } = surroundingsOf(scene, new Set([id]));
  const distances = sideDistances(footprintOf(row), walls, obstacles);
  const to = (side: string) => distances.find((one) => one.side === side);
  const [left, right, back] = [to("left"), to("right"), to("back")];
  const { frame, article } = row;
  if (!left || !right) return throughWallEnd(row, placement.at[1], walls, obstacles);
  if (!back || !("wall" in back.meets) || back.value > AT_WALL) return null;
  const [x, z] = turnPlan(frame.rotY, [-left.value, 0]);
  return {
    width: Math.floor(left.value + article.box[0] + right.value + ROUNDING),
    at: [placement.at[0] + x, placement.at[1], placement.at[2] + z],
  };
}

/** The room of a row that is wider than its wall and goes through the end of it, where no distance can be measured. */
function throughWallEnd(
  row: EvaluatedRow,
  height: number,
  walls: readonly WallSegment[],
  obstacles: readonly Footprint[],
): RoomAtWall | null {
  const standing = standingAt(row, walls);
  if (!standing) return null;
  const { segment, from, to } = standing;
  if (from > -ROUNDING && to < segment.length + ROUNDING) return null;
  const depth = row.article.box[2];
  let [start, end] = [0, segment.length];
  for (const obstacle of obstacles) {
    const { x, z } = extentIn(segment.frame, obstacle);
    if (z[1] <= 0 || z[0] >= depth || !sharesHeight(footprintOf(row), obstacle)) continue;
    if (x[0] + x[1] < from + to) start = Math.max(start, x[1]);
    else end = Math.min(end, x[0]);
  }
  const [x, , z] = toParent(segment.frame, [start, 0, 0]);
  return { width: Math.max(0, Math.floor(end - start + ROUNDING)), at: [x, height, z] };
}

/** So that 2420 measured as 2419.9999 is 2420. */
const ROUNDING = 1e-3;
