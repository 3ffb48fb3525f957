import type { EvaluatedRow } from "@stanza/evaluation";
import { add2, cross2, scale2, type Vec2 } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import type { Shape } from "../drawing.ts";
import { isWallItem, planLayer, stretchAlong } from "./footprint.ts";
import { formatLength } from "./plan-length.ts";
import { holesIn } from "./wall-shapes.ts";

/** The distance from the outer face to the first dimension line, and from each line to the next, mm of the real thing. */
const FIRST_LINE_MM = 280;
const NEXT_LINE_MM = 260;
/** A thing farther from the wall than this does not stand along it. */
export const ALONG_WALL_MM = 60;
/** Ends closer than this are one point of a chain. */
const SAME_POINT_MM = 1;
const LETTER_MM = 120;

/**
 * The dimensions of one wall, outside the room from the wall outwards: the chain of the things along it, the chain of its openings, its
 * clear inner length; then the wall's letter.
 *
 * beside   the walls at its start and end, where there are any
 * bulge    how far a curved wall reaches out over its straight line, mm
 */
export function wallDimensionChains(
  segment: WallSegment,
  beside: { readonly before?: WallSegment | undefined; readonly after?: WallSegment | undefined },
  rows: readonly EvaluatedRow[],
  language: string,
  bulge = 0,
): readonly Shape[] {
  const clear = segment.wall.thickness + bulge;
  const along = rows.flatMap((row) => {
    // A placeholder represents furniture that is not sold here: the room is not measured for it.
    const isPlaceholder = row.article.tags.includes("placeholder");
    if (isPlaceholder || isWallItem(row) || planLayer(row) !== "standing") return [];
    const stretch = stretchAlong(row, segment);
    return stretch && stretch.distance <= ALONG_WALL_MM ? [stretch] : [];
  });
  const things = chainPoints(along, segment.length);
  const openings = chainPoints(holesIn(segment, rows), segment.length);
  const chains = [things, openings].filter((points) => points.length > 2);
  const lines = [...chains, [0, segment.length]];
  const at = (x: number): Vec2 => add2(segment.from, scale2(segment.direction, x));
  const shapes = lines.flatMap((points, line) =>
    points.slice(1).map(
      (to, i): Shape => ({
        type: "dimension",
        role: "dimension-chain",
        owner: segment.wall.id,
        from: at(points[i]!),
        to: at(to),
        offset: clear + FIRST_LINE_MM + line * NEXT_LINE_MM,
        clear,
        text: formatLength(to - points[i]!, language),
      }),
    ),
  );
  return [...shapes, ...wallLetter(segment, letterPlace(segment, beside), clear, lines.length)];
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

function wallLetter(segment: WallSegment, place: number, clear: number, lines: number): readonly Shape[] {
  const out = clear + FIRST_LINE_MM + (lines - 1) * NEXT_LINE_MM + 2.2 * LETTER_MM;
  const at = add2(
    add2(segment.from, scale2(segment.direction, segment.length * place)),
    scale2(segment.normal, -out - LETTER_MM),
  );
  const owner = segment.wall.id;
  return [
    { type: "arc", role: "label", owner, centre: at, radius: LETTER_MM * 1.15, startAngle: 0, endAngle: 360 },
    {
      type: "text",
      role: "label",
      owner,
      at,
      text: segment.name,
      height: LETTER_MM,
      align: "middle",
      angle: 0,
    },
  ];
}
