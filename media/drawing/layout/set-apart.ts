import { sub2, type Vec2 } from "@stanza/geometry";
import type { Drawing } from "../drawing.ts";
import { drawingOf } from "../drawing-bounds.ts";
import { movedDrawing } from "./moved-drawing.ts";

/** Width to height of the area of a sheet across. */
const SHEET = 1.6;

/**
 * Several drawings as one, in rows from the upper left, none on another: in rows as long as they make the whole most like a sheet.
 *
 * apart   between their bounds, mm of the real thing
 */
export function setApart(
  kind: Drawing["kind"],
  title: string,
  parts: readonly Drawing[],
  apart: number,
): Drawing {
  const sizes = parts.map(({ bounds: { min, max } }) => sub2(max, min));
  const places = bestRows(sizes, apart);
  const placed = parts.map((part, i) => movedDrawing(part, sub2(places[i] ?? [0, 0], part.bounds.min)));
  return {
    ...drawingOf(
      kind,
      title,
      placed.flatMap(({ shapes }) => shapes),
    ),
    positions: placed.flatMap(({ positions = [] }) => positions),
    parts: placed,
  };
}

/** The upper left corners of the parts, for the row length that leaves the least empty paper. */
function bestRows(sizes: readonly Vec2[], apart: number): readonly Vec2[] {
  const lengths = sizes.map((_, i) => sizes.slice(0, i + 1).reduce((sum, [width]) => sum + width + apart, 0));
  const widest = Math.max(...sizes.map(([width]) => width));
  const tries = lengths.map((length) => inRows(sizes, Math.max(length, widest), apart));
  const need = ({ size: [width, height] }: Rows) => Math.max(width / SHEET, height);
  return tries.reduce((best, one) => (need(one) < need(best) - 1e-6 ? one : best)).places;
}

interface Rows {
  readonly places: readonly Vec2[];
  readonly size: Vec2;
}

function inRows(sizes: readonly Vec2[], most: number, apart: number): Rows {
  let [x, y, high, wide] = [0, 0, 0, 0];
  const places = sizes.map(([width, height]): Vec2 => {
    if (x > 0 && x + width > most) [x, y, high] = [0, y + high + apart, 0];
    const place: Vec2 = [x, y];
    x += width + apart;
    high = Math.max(high, height);
    wide = Math.max(wide, place[0] + width);
    return place;
  });
  return { places, size: [wide, y + high] };
}
