import { cross2, length2, sub2, unit2, type Vec2 } from "../vec.ts";

/** A line drawn over a picture: two of its points, pixels. */
export type ImageLine = readonly [Vec2, Vec2];

/** The point of a picture in which lines meet that are parallel in space. */
export interface VanishingPoint {
  /** Relative to the picture's middle; `null`: the lines are parallel in the picture too. */
  readonly at: Vec2 | null;
  /** Direction of the lines, for lines that do not meet. */
  readonly direction: Vec2;
}

/** Lines at a smaller angle meet too far away to be located: a third of a degree, as a sine. */
const PARALLEL = 0.006;
/** Parallel lines nearer than this are one line in the picture, which determines nothing, pixels. */
const ONE_LINE = 12;

/** Finds the vanishing point, measured from `middle`; `null` for a line without length, and for two lines on each other. */
export function vanishingPoint(
  [one, other]: readonly [ImageLine, ImageLine],
  middle: Vec2,
): VanishingPoint | null {
  const [a, b] = [sub2(one[1], one[0]), sub2(other[1], other[0])];
  if (length2(a) < 1 || length2(b) < 1) return null;
  const [da, db] = [unit2(a), unit2(b)];
  const turn = cross2(da, db);
  if (Math.abs(turn) < PARALLEL) {
    if (Math.abs(cross2(da, sub2(other[0], one[0]))) < ONE_LINE) return null;
    const same = da[0] * db[0] + da[1] * db[1] > 0 ? 1 : -1;
    return { at: null, direction: unit2([da[0] + db[0] * same, da[1] + db[1] * same]) };
  }
  const along = cross2(sub2(other[0], one[0]), db) / turn;
  return {
    at: [one[0][0] + da[0] * along - middle[0], one[0][1] + da[1] * along - middle[1]],
    direction: da,
  };
}
