import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import { boxFootprint, type Frame, normaliseAngle, toLocal, type Vec2 } from "@stanza/geometry";
import { type Room, viewedWall, type WallId, type WallSegment } from "@stanza/project";
import { isWallItem, stretchAlong } from "../plan/footprint.ts";

/**
 * ASSUMED: an elevation shows what stands within this distance of the wall, so that the first unit of a leg around the corner closes the
 * view and an island does not, mm.
 */
const DEPTH_MM = 650;

/** A row in the frame of the wall. */
export interface ElevationRow {
  readonly row: EvaluatedRow;
  readonly frame: Frame;
}

/** A row as a rectangle of the elevation: along the wall from its start, and above the floor, mm. */
export interface ElevationBox extends ElevationRow {
  readonly x: Vec2;
  readonly y: Vec2;
  /** The distance of the row's front from the wall: nearer things cover farther ones. */
  readonly front: number;
}

/** The rows that an elevation of a wall shows, the nearest to the eye last; `null` when the room has no such wall. */
export function elevationBoxes(
  room: Room,
  wall: WallId,
  evaluated: Pick<EvaluatedProject, "rows">,
): { readonly segment: WallSegment; readonly boxes: readonly ElevationBox[] } | null {
  const viewed = viewedWall(room, wall);
  if (!viewed) return null;
  const { segment, curve } = viewed;
  const boxes = seenRows(evaluated.rows, segment, curve?.facets ?? [segment]).map((seen): ElevationBox => {
    const corners = boxFootprint(seen.frame, seen.row.article.box);
    const [xs, zs] = [corners.map(([x]) => x), corners.map(([, z]) => z)];
    const bottom = seen.frame.at[1];
    return {
      ...seen,
      x: [Math.min(...xs), Math.max(...xs)],
      y: [bottom, bottom + seen.row.article.box[1]],
      front: Math.max(...zs),
    };
  });
  return { segment, boxes: boxes.toSorted((a, b) => a.front - b.front) };
}

/** Returns the rows that are seen when a wall is looked at, each in the wall's frame. */
export function seenRows(
  rows: readonly EvaluatedRow[],
  segment: WallSegment,
  facets: readonly WallSegment[],
): readonly ElevationRow[] {
  return rows
    .filter((row) => facets.some((facet) => isSeen(row, facet)))
    .map((row): ElevationRow => ({ row, frame: inWall(row.frame, segment.frame) }));
}

function isSeen(row: EvaluatedRow, segment: WallSegment): boolean {
  const { placement } = row.row;
  if (placement.on === "wall") return placement.wall === segment.wall.id;
  if (isWallItem(row)) return false;
  const stretch = stretchAlong(row, segment);
  return stretch !== null && stretch.distance < DEPTH_MM;
}

/** room frame → wall frame */
function inWall(frame: Frame, wall: Frame): Frame {
  return { at: toLocal(wall, frame.at), rotY: normaliseAngle(frame.rotY - wall.rotY) };
}
