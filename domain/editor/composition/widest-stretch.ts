import type { EvaluatedRow } from "@stanza/evaluation";
import type { Placement, WallSegment } from "@stanza/project";
import { freePlace } from "../dock.ts";
import { keptFromWalls } from "../footprint.ts";
import { againstWall } from "../snapping/wall.ts";
import type { ArticleToPlace } from "../to-place.ts";

/** A free stretch of a wall. */
export interface Stretch {
  /** Name of the wall. */
  readonly wall: string;
  /** Whole millimetres. */
  readonly width: number;
  /** Of an article as wide as the stretch. */
  readonly placement: Placement;
}

const TOUCH = 1;

/**
 * The widest free stretch along some walls for an article of a given height and depth, beside doors, windows, corners and all that stands
 * there; null: none has room for the least width that it may have.
 *
 * article   of any width
 * least     mm
 */
export function widestStretch(
  article: Pick<ArticleToPlace, "box" | "mount" | "elevation" | "shape">,
  walls: readonly WallSegment[],
  placed: readonly EvaluatedRow[],
  least: number,
  among: readonly WallSegment[] = walls,
): Stretch | null {
  const [, height, depth] = article.box;
  let widest: Stretch | null = null;
  for (const segment of among) {
    const offsetOf = (width: number) =>
      freePlace({ ...article, box: [width, height, depth] }, segment, 0, walls, placed);
    let fits: number = Math.max(least, (widest?.width ?? 0) + 1);
    let tooWide = Math.floor(segment.length + 0.5) + 1;
    // What only touches its neighbour by a millimetre counts as free: tried a little wider, it is exact.
    const isFree = (width: number) => offsetOf(Math.min(width + TOUCH, segment.length)) !== null;
    if (fits >= tooWide || !isFree(fits)) continue;
    while (tooWide - fits > 1) {
      const middle = Math.floor((fits + tooWide) / 2);
      if (isFree(middle)) fits = middle;
      else tooWide = middle;
    }
    const offset = offsetOf(fits) ?? 0;
    const { frame } = againstWall(segment, offset, article.elevation, keptFromWalls(article.shape).back);
    widest = {
      wall: segment.name,
      width: fits,
      placement: { on: "room", at: frame.at, rotY: frame.rotY },
    };
  }
  return widest;
}
