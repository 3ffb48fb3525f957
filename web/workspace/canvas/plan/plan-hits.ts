import type { EvaluatedRow } from "@stanza/evaluation";
import { nearestOnSegment, toLocal, type Vec2 } from "@stanza/geometry";
import { type Room, type RowId, type WallId, wallSegments } from "@stanza/project";

/** A row may be missed by this many pixels, a wall by fewer. */
const NEAR_PIXELS = 3;
/** Articles that begin above this hang over those on the floor, mm. */
const OVERHEAD_MM = 1200;

/**
 * The rows under a plan point, the one that is meant first: doors and windows, then what stands, then what hangs over it, then worktops
 * and other generated rows; the smaller of two.
 */
export function rowsAt(point: Vec2, rows: readonly EvaluatedRow[], mmPerPixel: number): readonly RowId[] {
  const reach = NEAR_PIXELS * mmPerPixel;
  return rows
    .filter(({ frame, article: { box } }) => {
      const [x, , z] = toLocal(frame, [point[0], 0, point[1]]);
      return x >= -reach && x <= box[0] + reach && z >= -reach && z <= box[2] + reach;
    })
    .map((row) => ({ id: row.row.id, rank: rankOf(row), area: row.article.box[0] * row.article.box[2] }))
    .sort((a, b) => a.rank - b.rank || a.area - b.area)
    .map(({ id }) => id);
}

function rankOf({ article, automatic, frame }: EvaluatedRow): number {
  if (article.mount === "wall-opening") return 0;
  if (automatic) return 3;
  return frame.at[1] >= OVERHEAD_MM ? 2 : 1;
}

/** The wall whose body is under a plan point. */
export function wallAt(point: Vec2, rooms: readonly Room[], mmPerPixel: number): WallId | null {
  const reach = NEAR_PIXELS * mmPerPixel;
  let found: { readonly wall: WallId; readonly distance: number } | null = null;
  for (const segment of rooms.flatMap(wallSegments)) {
    const { distance } = nearestOnSegment(point, segment);
    const [, , inside] = toLocal(segment.frame, [point[0], 0, point[1]]);
    const isOn = inside <= reach && distance <= segment.wall.thickness + reach;
    if (isOn && (!found || distance < found.distance)) found = { wall: segment.wall.id, distance };
  }
  return found?.wall ?? null;
}
