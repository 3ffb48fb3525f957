import type { EvaluatedRow } from "@stanza/evaluation";
import { add2, cross2, scale2, type Vec2 } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import type { Discipline, Shape } from "../drawing.ts";
import { type ChainKind, chainOfRow } from "./discipline.ts";
import { planLayer, type Stretch, stretchAlong } from "./footprint.ts";
import { formatLength } from "./plan-length.ts";
import { holesIn } from "./wall-shapes.ts";

/** The distance from the outer face to the first dimension line, and from each line to the next, mm of the real thing. */
const FIRST_LINE_MM = 280;
const NEXT_LINE_MM = 260;
/** A thing farther from the wall than this does not stand along it. */
export const ALONG_WALL_MM = 60;
/** A service farther from the wall belongs to another one; an appliance is let into what stands along the wall, mm. */
const ON_WALL_MM = 30;
const INSET_MM = 250;
/** Ends closer than this are one point of a chain. */
const SAME_POINT_MM = 1;
const LETTER_MM = 120;

/**
 * The dimensions of one wall, outside the room from the wall outwards: a chain of the units along it, of the appliances let into them, of its
 * openings; the distance of the middle of each service from the wall's start; the clear inner length; then the wall's letter.
 *
 * beside   the walls at its start and end, where there are any
 * bulge    how far a curved wall reaches out over its straight line, mm
 * disciplines   whose chains are drawn; absent: all
 */
export function wallDimensionChains(
  segment: WallSegment,
  beside: { readonly before?: WallSegment | undefined; readonly after?: WallSegment | undefined },
  rows: readonly EvaluatedRow[],
  language: string,
  bulge = 0,
  disciplines?: readonly Discipline[],
): readonly Shape[] {
  const clear = segment.wall.thickness + bulge;
  const { length } = segment;
  const along = (kind: ChainKind, reach: number): readonly Stretch[] =>
    rows.flatMap((row) => {
      if (chainOfRow(row) !== kind || (kind === "units" && planLayer(row) !== "standing")) return [];
      const stretch = stretchAlong(row, segment);
      return stretch && stretch.distance <= reach ? [stretch] : [];
    });
  const services = centres(along("services", ON_WALL_MM), length);
  const all: readonly MeasuredLine[] = [
    chain("units", chainPoints(along("units", ALONG_WALL_MM), length)),
    chain("appliances", chainPoints(along("appliances", INSET_MM), length)),
    chain("openings", chainPoints(holesIn(segment, rows), length)),
    { discipline: "services", pieces: services.map((centre) => [0, centre]), running: true },
    { discipline: "room", pieces: [[0, length]] },
  ];
  const lines = all.filter(
    ({ pieces, discipline }) => pieces.length > 0 && (disciplines?.includes(discipline) ?? true),
  );
  const at = (x: number): Vec2 => add2(segment.from, scale2(segment.direction, x));
  const shapes = lines.flatMap(({ discipline, pieces, running }, line) =>
    pieces.map(
      ([from, to]): Shape => ({
        type: "dimension",
        role: "dimension-chain",
        discipline,
        owner: segment.wall.id,
        from: at(from),
        to: at(to),
        offset: clear + FIRST_LINE_MM + line * NEXT_LINE_MM,
        clear,
        line,
        ...(running ? { running } : {}),
        text: formatLength(to - from, language),
      }),
    ),
  );
  return [...shapes, wallLetter(segment, letterPlace(segment, beside), clear, lines.length)];
}

interface MeasuredLine {
  readonly discipline: Discipline;
  readonly pieces: readonly Vec2[];
  readonly running?: boolean;
}

const chain = (discipline: Discipline, points: readonly number[]): MeasuredLine => ({
  discipline,
  pieces: points.length > 2 ? points.slice(1).map((to, i): Vec2 => [points[i]!, to]) : [],
});

/** The middles of stretches from the wall's start, each once. */
export function centres(
  stretches: readonly { readonly from: number; readonly to: number }[],
  length: number,
): readonly number[] {
  const all = stretches.map(({ from, to }) => (from + to) / 2).sort((a, b) => a - b);
  return all.filter(
    (x, i) => x > SAME_POINT_MM && x < length && (i === 0 || x - all[i - 1]! > SAME_POINT_MM),
  );
}

/** The sorted ends of stretches with both ends of the wall, those closer than a millimetre as one. */
export function chainPoints(
  stretches: readonly { readonly from: number; readonly to: number }[],
  length: number,
): readonly number[] {
  if (stretches.length === 0) return [];
  const points = [0];
  for (const x of stretches.flatMap(({ from, to }) => [from, to]).sort((a, b) => a - b)) {
    if (x - points.at(-1)! > SAME_POINT_MM && length - x > SAME_POINT_MM) points.push(x);
  }
  return [...points, length];
}

/**
 * Returns the place of a wall's letter, 0 … 1: the middle, or away from a corner that points into the room, where two letters would meet.
 */
function letterPlace(
  { direction }: WallSegment,
  { before, after }: Parameters<typeof wallDimensionChains>[1],
): number {
  const startsInside = before !== undefined && cross2(before.direction, direction) < -1e-9;
  const endsInside = after !== undefined && cross2(direction, after.direction) < -1e-9;
  if (startsInside === endsInside) return 0.5;
  return startsInside ? 0.8 : 0.2;
}

function wallLetter(segment: WallSegment, place: number, clear: number, lines: number): Shape {
  const away = clear + FIRST_LINE_MM + (lines - 1) * NEXT_LINE_MM + 3.2 * LETTER_MM;
  const from = add2(segment.from, scale2(segment.direction, segment.length * place));
  const out = scale2(segment.normal, -1);
  return {
    type: "balloon",
    role: "label",
    owner: segment.wall.id,
    at: add2(from, scale2(out, away)),
    text: segment.name,
    radius: LETTER_MM * 1.15,
    height: LETTER_MM,
    beyond: { from, out },
  };
}
