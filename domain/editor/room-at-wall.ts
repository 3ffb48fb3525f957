import type { EvaluatedProject } from "@stanza/evaluation";
import { turnPlan, type Vec3 } from "@stanza/geometry";
import type { Project, RowId } from "@stanza/project";
import { sideDistances } from "./distances.ts";
import { footprintOf } from "./footprint.ts";
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
  if (!left || !right || !back || !("wall" in back.meets) || back.value > AT_WALL) return null;
  const { frame, article } = row;
  const [x, z] = turnPlan(frame.rotY, [-left.value, 0]);
  return {
    width: Math.floor(left.value + article.box[0] + right.value + ROUNDING),
    at: [placement.at[0] + x, placement.at[1], placement.at[2] + z],
  };
}

/** So that 2420 measured as 2419.9999 is 2420. */
const ROUNDING = 1e-3;
