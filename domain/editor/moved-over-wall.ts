import type { EvaluatedRow } from "@stanza/evaluation";
import { add3, type Frame, planToParent, scale2, type Vec2, type Vec3 } from "@stanza/geometry";
import { type Project, viewedWall, type WallId, type WallSegment } from "@stanza/project";
import { type Footprint, footprintOf } from "./footprint.ts";
import type { Ghost } from "./ghost.ts";
import { placementAt } from "./placement.ts";
import { frameOnCurve, placeOf } from "./snapping/curved-walls.ts";
import { type EdgeLines, snapOverWall } from "./snapping/over-wall.ts";
import type { SnapOptions } from "./snapping/request.ts";
import { type Surroundings, withCollision } from "./surroundings.ts";

/**
 * The new places of rows that are moved over a wall, along it and up, at an unchanged distance from it. Rows on the floor stay on it: their
 * height is typed, not dragged. What hangs from the ceiling stays there.
 *
 * seen      the rows to snap to
 * segment   the wall; of a curved one its chord
 */
export function movedOverWall(
  rows: readonly EvaluatedRow[],
  by: Vec2,
  segment: WallSegment,
  seen: ReadonlySet<string>,
  surroundings: Surroundings,
  options: SnapOptions,
): { readonly ghosts: readonly Ghost[]; readonly lines: EdgeLines } {
  const others = [...surroundings.obstacles, ...surroundings.wallItems].filter(({ row }) => seen.has(row));
  const keepsHeight = rows.some(({ article: { mount } }) => mount === "floor" || mount === "ceiling");
  const snapped = snapOverWall(rows.map(footprintOf), by, segment, others, { ...options, keepsHeight });
  const ghosts = rows.map((row, i) => {
    const [x, z] = scale2(segment.direction, snapped.by[0]);
    const ghost = shiftedGhost(row, [x, snapped.by[1], z], surroundings);
    return i === 0 ? { ...ghost, reasons: snapped.reasons } : ghost;
  });
  return { ghosts, lines: snapped.lines };
}

/** The wall of an elevation; a curved one as a whole. */
export function wallLookedAt({ rooms }: Project, wall: WallId): WallSegment | undefined {
  const room = rooms.find(({ walls }) => walls.some(({ id }) => id === wall));
  return room && viewedWall(room, wall)?.segment;
}

/** The new place of a row that is moved by a vector of the room. A row that it already overlaps is not in its way. */
export function shiftedGhost(row: EvaluatedRow, by: Vec3, surroundings: Surroundings): Ghost {
  const moved: Frame = { at: add3(row.frame.at, by), rotY: row.frame.rotY };
  const { box, mount } = row.article;
  const wall = inWall(row, moved, surroundings.walls);
  const frame = wall ? frameIn(wall, box[0], moved, surroundings.walls) : moved;
  const ghost: Ghost = {
    row: row.row.id,
    frame,
    box,
    wall,
    reasons: [],
    collidesWith: null,
    shape: row.article,
  };
  const before: Footprint = footprintOf(row);
  return withCollision(ghost, mount, surroundings, before);
}

/** The new place of a door or window in its wall; `null` for a row in the room. */
function inWall(row: EvaluatedRow, frame: Frame, walls: readonly WallSegment[]): Ghost["wall"] {
  const placement = placementAt(row, frame, walls);
  if (placement.on !== "wall") return null;
  const segment = walls.find((one) => one.wall.id === placement.wall);
  return segment ? { segment, offset: placement.offset } : null;
}

function frameIn(
  { segment, offset }: NonNullable<Ghost["wall"]>,
  width: number,
  { at: [, bottom] }: Frame,
  walls: readonly WallSegment[],
): Frame {
  const onCurve = placeOf({ segment, offset }, width, walls);
  if (onCurve) return frameOnCurve(onCurve, width, bottom);
  const [x, z] = planToParent(segment.frame, [offset, -segment.wall.thickness]);
  return { at: [x, bottom, z], rotY: segment.frame.rotY };
}
