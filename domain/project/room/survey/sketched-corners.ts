import type { Vec2 } from "@stanza/geometry";

/** The number of corners that a sketch may have. */
export const SKETCH = { least: 3, most: 12 } as const;

/** Size of a sketched room, and of the cuts at its corners, mm. */
const [WIDTH, DEPTH, CUT] = [4000, 3000, 900];

const CORNERS: readonly Vec2[] = [
  [0, 0],
  [WIDTH, 0],
  [WIDTH, DEPTH],
  [0, DEPTH],
];

/** For each corner, the three points that replace it: before it, inside of it, after it. */
const CUT_OUT: readonly (readonly [Vec2, Vec2, Vec2])[] = [
  [
    [0, CUT],
    [CUT, CUT],
    [CUT, 0],
  ],
  [
    [WIDTH - CUT, 0],
    [WIDTH - CUT, CUT],
    [WIDTH, CUT],
  ],
  [
    [WIDTH, DEPTH - CUT],
    [WIDTH - CUT, DEPTH - CUT],
    [WIDTH - CUT, DEPTH],
  ],
  [
    [CUT, DEPTH],
    [CUT, DEPTH - CUT],
    [0, DEPTH - CUT],
  ],
];

/** The upper right corner is cut first; the upper left one, where measuring begins, last. */
const ORDER = [1, 2, 3, 0] as const;

/**
 * A rough room with the given number of corners to measure over, clockwise: a rectangle with corners cut out, for an odd number one cut
 * off. mm.
 *
 * count   whole; brought within `SKETCH`
 */
export function sketchedCorners(count: number): readonly Vec2[] {
  const corners = Math.max(SKETCH.least, Math.min(SKETCH.most, Math.round(count)));
  if (corners === 3) return CORNERS.toSpliced(2, 1);
  const outs = Math.floor((corners - 4) / 2);
  const cutOut: readonly number[] = ORDER.slice(0, outs);
  const cutOff = corners % 2 === 1 ? ORDER[outs] : undefined;
  return CORNERS.flatMap((corner, i): readonly Vec2[] => {
    const [before, inside, after] = CUT_OUT[i]!;
    if (cutOut.includes(i)) return [before, inside, after];
    return i === cutOff ? [before, after] : [corner];
  });
}
