import type { EvaluatedRow } from "@stanza/evaluation";
import { type Frame, toLocal, type Vec3 } from "@stanza/geometry";
import {
  type Outcome,
  type Placement,
  type Project,
  placeRows,
  type RowId,
  type WallSegment,
} from "@stanza/project";
import { placementAt } from "../placement.ts";

export type Change = (project: Project) => Outcome<Project>;

/** A row moved by a vector of the room; a wall item slides along its wall, within its ends, and up or down. */
export function shifted(row: EvaluatedRow, by: Vec3, walls: readonly WallSegment[]): Placement {
  const { at, rotY } = row.frame;
  const frame: Frame = { at: [at[0] + by[0], at[1] + by[1], at[2] + by[2]], rotY };
  const placement = placementAt(row, frame, walls);
  return placement.on === "wall" ? { ...placement, elevation: placement.elevation + by[1] } : placement;
}

/** Each row moved by its own vector. */
export function shiftChange(
  moves: readonly { readonly row: EvaluatedRow; readonly by: Vec3 }[],
  walls: readonly WallSegment[],
): Change {
  const placements = moves.map(({ row, by }): { row: RowId; placement: Placement } => ({
    row: row.row.id,
    placement: shifted(row, by, walls),
  }));
  return (project) => placeRows(project, { placements });
}

/** A vector of the room in the axes of a turned frame. */
export const vectorIn = (frame: Frame, by: Vec3): Vec3 => toLocal({ at: [0, 0, 0], rotY: frame.rotY }, by);
