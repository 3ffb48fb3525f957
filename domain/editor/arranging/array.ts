import type { EvaluatedRow } from "@stanza/evaluation";
import { turn, type Vec2, type Vec3 } from "@stanza/geometry";
import { duplicateRows, type GroupId, type RowId, type WallSegment } from "@stanza/project";
import { commonExtent, commonFrame, standing } from "../extent.ts";
import { along } from "./align.ts";
import { type Change, shifted } from "./shifted.ts";

/** The direction of the next copy, as seen from the rows' front; `front` is towards the room. */
export const ARRAY_DIRECTIONS = ["right", "left", "front", "back", "up"] as const;
export type ArrayDirection = (typeof ARRAY_DIRECTIONS)[number];

/** The spacing of copies: with a clear gap between one and the next, or evenly up to a place. */
export type ArrayWay =
  | { readonly kind: "gap"; readonly direction: ArrayDirection; readonly gapMm: number }
  /** The left back corner of the last copy, on the plan. */
  | { readonly kind: "between"; readonly to: Vec2 };

const STEPS: Readonly<Record<ArrayDirection, readonly [axis: 0 | 1 | 2, sense: 1 | -1]>> = {
  right: [0, 1],
  left: [0, -1],
  front: [2, 1],
  back: [2, -1],
  up: [1, 1],
};

/** The step from one copy to the next, in the room. */
export function arrayStep(rows: readonly EvaluatedRow[], way: ArrayWay, copies: number): Vec3 {
  if (way.kind === "between") {
    const [first] = rows;
    const [x, , z] = first?.frame.at ?? [0, 0, 0];
    const share = 1 / Math.max(1, copies);
    return [(way.to[0] - x) * share, 0, (way.to[1] - z) * share];
  }
  const frame = commonFrame(rows);
  const { min, max } = commonExtent(frame, rows.map(standing));
  const [axis, sense] = STEPS[way.direction];
  return turn(frame.rotY, along(axis, sense * (max[axis] - min[axis] + way.gapMm)));
}

/**
 * Adds copies of rows, one set after the other, each `step` further.
 *
 * ids   one id for each row in each set; `group`: of a set whose originals are grouped
 */
export function arrayChange(
  rows: readonly EvaluatedRow[],
  step: Vec3,
  sets: readonly { readonly ids: readonly RowId[]; readonly group: GroupId }[],
  walls: readonly WallSegment[],
): Change {
  const copies = sets.flatMap(({ ids, group }, set) =>
    rows.map((row, i) => {
      const by: Vec3 = [step[0] * (set + 1), step[1] * (set + 1), step[2] * (set + 1)];
      return {
        of: row.row.id,
        id: ids[i] ?? "",
        placement: shifted(row, by, walls),
        ...(row.row.group === undefined ? {} : { group }),
      };
    }),
  );
  return (project) => duplicateRows(project, { copies });
}
