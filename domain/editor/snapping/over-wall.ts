import type { Vec2 } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import { extentIn, type Footprint } from "../footprint.ts";
import { bestPlace } from "./along-wall.ts";
import type { SnapOptions, SnapReason } from "./request.ts";

/** The lines at which edges of a moved thing meet other edges: a place along the wall, a height. `null`: it follows the pointer. */
export interface EdgeLines {
  readonly along: number | null;
  readonly up: number | null;
}

export const NO_LINES: EdgeLines = { along: null, up: null };

/** A move over a wall, along it and up, corrected by snapping to edges. */
export interface MoveOverWall {
  readonly by: Vec2;
  readonly lines: EdgeLines;
  readonly reasons: readonly SnapReason[];
}

/**
 * Snaps things that are moved over a wall: along it to the same candidates as rows against it on the floor, in height to the floor, the
 * ceiling and the upper and lower edges of others.
 *
 * things     the moved things, at their present place
 * by         along the wall and up, mm
 * keepsHeight   they stay at their height
 */
export function snapOverWall(
  things: readonly Footprint[],
  by: Vec2,
  segment: WallSegment,
  obstacles: readonly Footprint[],
  options: SnapOptions & { readonly keepsHeight: boolean },
): MoveOverWall {
  const { x, y } = extentOver(segment, things);
  const up = options.keepsHeight
    ? { by: 0, line: null, reasons: [] }
    : snapUp(y, by[1], segment, obstacles, options);
  const stretch: Vec2 = [x[0] + by[0], x[1] + by[0]];
  const heights: Vec2 = [y[0] + up.by, y[1] + up.by];
  const best = bestPlace({ segment, stretch, heights }, obstacles, options);
  return {
    by: [best ? best.offset - x[0] : Math.round(by[0]), up.by],
    lines: { along: best?.line ?? null, up: up.line },
    reasons: [...(best ? [best.reason] : []), ...up.reasons],
  };
}

/** The common extent of several things on a wall, along it and in height. */
function extentOver(segment: WallSegment, things: readonly Footprint[]) {
  const xs = things.flatMap((thing) => extentIn(segment.frame, { ...thing, sides: [] }).x);
  const ys = things.flatMap(({ frame, box }) => [frame.at[1], frame.at[1] + box[1]]);
  return {
    x: [Math.min(...xs), Math.max(...xs)] as const,
    y: [Math.min(...ys), Math.max(...ys)] as const,
  };
}

/** A height to which a lower or an upper edge may snap. */
interface Level {
  readonly at: number;
  readonly edge: number;
  readonly reason: SnapReason | null;
}

function snapUp(
  y: Vec2,
  by: number,
  { height }: WallSegment,
  obstacles: readonly Footprint[],
  { boxSnap, wallSnap, reach }: SnapOptions,
): { readonly by: number; readonly line: number | null; readonly reasons: readonly SnapReason[] } {
  const ofWall = [0, height].flatMap((at) => y.map((edge): Level => ({ at, edge, reason: null })));
  const ofOthers = obstacles.flatMap(({ row, frame, box }) => {
    const bottom = frame.at[1];
    return [bottom, bottom + box[1]].flatMap((at) =>
      y.map((edge): Level => ({ at, edge, reason: { kind: "aligned", row } })),
    );
  });
  const best = [...(wallSnap ? ofWall : []), ...(boxSnap ? ofOthers : [])]
    .map((level) => ({ ...level, way: Math.abs(level.edge + by - level.at) }))
    .filter(({ way }) => way <= reach)
    .sort((a, b) => a.way - b.way)[0];
  if (!best) return { by: Math.round(by), line: null, reasons: [] };
  return { by: best.at - best.edge, line: best.at, reasons: best.reason ? [best.reason] : [] };
}
