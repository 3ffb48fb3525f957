import type { FlatDrawing, Stroke } from "./flatten.ts";
import { pairLines } from "./pair-lines.ts";
import { wallLines } from "./wall-lines.ts";

/** Units a drawing can be read in, with their length in mm. */
export const DRAWING_UNITS = { mm: 1, cm: 10, dm: 100, m: 1000, in: 25.4, ft: 304.8, yd: 914.4 } as const;
export type DrawingUnit = keyof typeof DRAWING_UNITS;

/** `$INSUNITS` as far as plans use them (DXF reference, HEADER). */
const BY_CODE: Readonly<Record<number, DrawingUnit>> = {
  1: "in",
  2: "ft",
  4: "mm",
  5: "cm",
  6: "m",
  10: "yd",
  14: "dm",
  // The foot of surveys in the United States: 2 ppm longer.
  21: "ft",
};
/** Units that are believed only when the drawing states them: too near to metres, and too rare. */
const RARE: ReadonlySet<DrawingUnit> = new Set(["dm", "yd"]);

/** Across the whole of the walls, mm: below it is a cupboard, above it a town. ASSUMED. */
const SIZE = { least: 2_000, most: 250_000 } as const;
/** Usual thicknesses of walls and widths of doors, mm. ASSUMED. */
const WALL = { least: 55, most: 520 } as const;
const LEAF = { least: 550, most: 1_150 } as const;
/** Lines looked at; they are the longest. */
const SAMPLE = 1_500;

/** The unit a drawing says it is in, and whether that can be. */
export interface UnitCheck {
  /** Absent: the file does not say. */
  readonly stated?: DrawingUnit;
  /** The unit in which it looks most like a building. */
  readonly likely: DrawingUnit;
  /** False: in the stated unit no walls, doors or building have this size. */
  readonly isPlausible: boolean;
  /** Width of the walls' box in the stated unit, or the likely one, mm. */
  readonly sizeMm: number;
}

/**
 * Checks that the walls make sense in the stated unit: their extent, the distances between their lines and the radii of door arcs are
 * compared with those of buildings, in each unit.
 */
export function checkUnit(insUnits: number, strokes: readonly Stroke[], drawing: FlatDrawing): UnitCheck {
  const size = extentOf(strokes);
  const distances = thicknesses(strokes, size);
  const radii = drawing.arcs.filter(({ sweep }) => sweep > 60 && sweep < 110).map(({ radius }) => radius);
  const stated = BY_CODE[insUnits];
  const units = (Object.keys(DRAWING_UNITS) as DrawingUnit[]).filter(
    (unit) => unit === stated || !RARE.has(unit),
  );
  const scores = units.map((unit) => {
    const mm = DRAWING_UNITS[unit];
    const fits = size * mm >= SIZE.least && size * mm <= SIZE.most ? 1 : 0;
    const walls = distances.reduce(
      (sum, { distance, length }) => sum + (within(distance * mm, WALL) ? length : 0),
      0,
    );
    const all = distances.reduce((sum, { length }) => sum + length, 0);
    const doors = radii.filter((radius) => within(radius * mm, LEAF)).length;
    const score =
      fits +
      (all > 0 ? walls / all : 0) +
      (radii.length > 0 ? Math.min(1, doors / Math.min(5, radii.length)) : 0);
    return { unit, score, fits };
  });
  const likely = scores.reduce((best, one) => (one.score > best.score + 1e-9 ? one : best));
  const own = scores.find(({ unit }) => unit === stated);
  const sizeMm = size * DRAWING_UNITS[stated ?? likely.unit];
  if (!stated || !own) return { likely: likely.unit, isPlausible: false, sizeMm };
  const isPlausible = own.fits === 1 && (own.score >= likely.score - 0.75 || own.score >= 1.4);
  return { stated, likely: isPlausible ? stated : likely.unit, isPlausible, sizeMm };
}

const within = (value: number, range: { readonly least: number; readonly most: number }): boolean =>
  value >= range.least && value <= range.most;

/** The longer side of the box around nine tenths of the lines: single strokes far away do not count. */
function extentOf(strokes: readonly Stroke[]): number {
  const side = (axis: 0 | 1) => {
    const values = strokes.flatMap(({ from, to }) => [from[axis], to[axis]]).sort((a, b) => a - b);
    const cut = Math.floor(values.length * 0.02);
    return (values.at(-1 - cut) ?? 0) - (values[cut] ?? 0);
  };
  return strokes.length === 0 ? 0 : Math.max(side(0), side(1));
}

/** Distances between parallel lines, each with the length over which it is found, in drawing units. */
function thicknesses(
  strokes: readonly Stroke[],
  size: number,
): readonly { readonly distance: number; readonly length: number }[] {
  if (!(size > 0)) return [];
  // The lines are scaled so that the whole is 15 m: the search has no unit.
  const scale = 15_000 / size;
  const longest = strokes.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, SAMPLE);
  return pairLines(wallLines(longest, scale), 15, 900).pairs.map(({ path: [from, to], thickness }) => ({
    distance: thickness / scale,
    length: Math.hypot(to[0] - from[0], to[1] - from[1]) / scale,
  }));
}

const lengthOf = ({ from, to }: Stroke): number => Math.hypot(to[0] - from[0], to[1] - from[1]);
