import type { EvaluatedRow } from "@stanza/evaluation";
import { type Frame, normaliseAngle, planToParent, toParent, turnPlan, type Vec2 } from "@stanza/geometry";
import {
  duplicateRows,
  type GroupId,
  type Outcome,
  type Placement,
  type Project,
  placeRows,
  type RowId,
  removeAutomaticRow,
  removeRows,
  type WallSegment,
} from "@stanza/project";
import { type Footprint, firstCollision, footprintOf } from "./footprint.ts";
import { placementAt } from "./placement.ts";
import type { Surroundings } from "./surroundings.ts";

type Change = (project: Project) => Outcome<Project>;

/** Turns rows around the middle of their common extent, degrees; wall items stay as they are. */
export function rotateChange(rows: readonly EvaluatedRow[], by: number): Change {
  const turnable = turnableOf(rows);
  const middle = middleOf(turnable);
  const placements = turnable.map(({ row, frame }) => ({
    row: row.id,
    placement: turned(frame, middle, by),
  }));
  return (project) => placeRows(project, { placements });
}

/** What can be turned: not what sits in a wall. */
export const turnableOf = (rows: readonly EvaluatedRow[]): readonly EvaluatedRow[] =>
  rows.filter(({ row }) => row.placement.on === "room");

export function turned(frame: Frame, [x, z]: Vec2, by: number): Extract<Placement, { on: "room" }> {
  const [dx, dz] = turnPlan(by, [frame.at[0] - x, frame.at[2] - z]);
  return { on: "room", at: [x + dx, frame.at[1], z + dz], rotY: normaliseAngle(frame.rotY + by) };
}

/** The middle of rows: of one its own, of several that of their middles. */
export function middleOf(rows: readonly EvaluatedRow[]): Vec2 {
  const centres = rows.map(({ frame, article }) =>
    planToParent(frame, [article.box[0] / 2, article.box[2] / 2]),
  );
  const sum = centres.reduce<Vec2>((total, [x, z]) => [total[0] + x, total[1] + z], [0, 0]);
  return [sum[0] / Math.max(1, centres.length), sum[1] / Math.max(1, centres.length)];
}

/** Moves rows by a plan vector; wall items slide along their wall by what the vector goes along it. */
export function nudgeChange(
  rows: readonly EvaluatedRow[],
  [dx, dz]: Vec2,
  walls: readonly WallSegment[],
): Change {
  const placements = rows.map((row) => {
    const { at, rotY } = row.frame;
    const frame: Frame = { at: [at[0] + dx, at[1], at[2] + dz], rotY };
    return { row: row.row.id, placement: placementAt(row, frame, walls) };
  });
  return (project) => placeRows(project, { placements });
}

/** Takes rows away; a generated row is remembered as removed as long as its members stay. */
export function removeChange(selection: readonly RowId[], automatic: readonly EvaluatedRow[]): Change {
  const generated = new Set(automatic.map(({ row }) => row.id));
  const own = selection.filter((id) => !generated.has(id));
  return (project) =>
    automatic.reduce<Outcome<Project>>(
      (so, row) =>
        so.ok ? removeAutomaticRow(so.value, { row: row.row.id, members: row.automatic?.members ?? [] }) : so,
      own.length === 0 ? { ok: true, value: project } : removeRows(project, { rows: own }),
    );
}

/** Copies rows beside themselves: to the right, else to the left, else over the original. */
export function duplicateChange(
  copies: readonly { readonly row: EvaluatedRow; readonly id: RowId; readonly group?: GroupId }[],
  surroundings: Surroundings,
): Change {
  const placed = copies.map(({ row, ...copy }) => ({
    of: row.row.id,
    ...copy,
    placement: besides(row, surroundings),
  }));
  return (project) => duplicateRows(project, { copies: placed });
}

function besides(row: EvaluatedRow, surroundings: Surroundings): Placement {
  const width = row.article.box[0];
  const isWallItem = row.row.placement.on === "wall";
  const obstacles = isWallItem ? surroundings.wallItems : surroundings.obstacles;
  for (const by of [width, -width]) {
    const frame: Frame = { at: toParent(row.frame, [by, 0, 0]), rotY: row.frame.rotY };
    const copy: Footprint = { ...footprintOf(row), row: "", frame };
    if (firstCollision(copy, obstacles) === null && insideWalls(copy, surroundings.walls)) {
      return placementAt(row, frame, surroundings.walls);
    }
  }
  return row.row.placement;
}

/** Whether a box's middle is on the room's side of every wall that it stands before. */
function insideWalls({ frame, box }: Footprint, walls: readonly WallSegment[]): boolean {
  const ends: readonly Vec2[] = [
    [1, box[2] / 2],
    [box[0] - 1, box[2] / 2],
  ];
  return ends.every((end) => {
    const point = planToParent(frame, end);
    return walls.every((wall) => !behind(point, wall));
  });
}

function behind([x, z]: Vec2, { from, normal, direction, length, wall }: WallSegment): boolean {
  const [dx, dz] = [x - from[0], z - from[1]];
  const along = dx * direction[0] + dz * direction[1];
  const away = dx * normal[0] + dz * normal[1];
  return along >= 0 && along <= length && away < 0 && away > -wall.thickness - 2000;
}
