import type { Vec2 } from "@stanza/geometry";

interface Tiles {
  readonly width: number;
  readonly height: number;
  /** Shift of every second row, in widths. */
  readonly bond: number;
}

/** The tiles of the patterns that the viewer paints (media/viewer/materials/pattern-pixels.ts), mm. */
const TILES: Readonly<Record<string, Tiles>> = {
  metro: { width: 150, height: 75, bond: 0.5 },
  zellige: { width: 100, height: 100, bond: 0 },
  sticks: { width: 30, height: 150, bond: 0 },
  tile: { width: 600, height: 600, bond: 0 },
};

/** Tiles that are laid from a corner: the lower left one of their field, on paper. */
export interface LaidTiles {
  readonly tiles: Tiles;
  readonly from: Vec2;
}

/** The tiles of a surface with this pattern; undefined for every other surface. */
export function laidTiles(pattern: string | undefined, from: Vec2): LaidTiles | undefined {
  const tiles = pattern !== undefined && Object.hasOwn(TILES, pattern) ? TILES[pattern] : undefined;
  return tiles && { tiles, from };
}

/** The joints within a rectangle on paper (Y downwards), each from one end to the other. */
export function tileJoints(
  { tiles: { width, height, bond }, from }: LaidTiles,
  points: readonly Vec2[],
): readonly (readonly [Vec2, Vec2])[] {
  const [left, right] = extent(points, 0);
  const [top, bottom] = extent(points, 1);
  const rows = between(from[1] - bottom, from[1] - top, height);
  const level = rows.map((up): readonly [Vec2, Vec2] => [
    [left, from[1] - up],
    [right, from[1] - up],
  ]);
  // Without a bond the upright joints run through.
  const bands = bond === 0 ? [bottom, top] : [bottom, ...rows.map((up) => from[1] - up), top];
  const upright = bands.slice(1).flatMap((upper, i) => {
    const lower = bands[i] ?? bottom;
    const row = Math.floor((from[1] - (lower + upper) / 2) / height);
    const shift = Math.abs(row % 2) * bond * width;
    return between(left - from[0] - shift, right - from[0] - shift, width).map(
      (along): readonly [Vec2, Vec2] => [
        [from[0] + shift + along, lower],
        [from[0] + shift + along, upper],
      ],
    );
  });
  return [...level, ...upright];
}

/** The multiples of a step strictly inside a stretch; a cut of less than a millimetre is none. */
function between(start: number, end: number, step: number): readonly number[] {
  const first = Math.ceil((start + 1) / step);
  const count = Math.max(0, Math.floor((end - 1) / step) - first + 1);
  return Array.from({ length: count }, (_, i) => (first + i) * step);
}

function extent(points: readonly Vec2[], axis: 0 | 1): Vec2 {
  const values = points.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
}
