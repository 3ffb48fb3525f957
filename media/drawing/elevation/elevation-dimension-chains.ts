import { distance2, type Vec2 } from "@stanza/geometry";
import type { RowId, WallId, WallSegment } from "@stanza/project";
import type { Shape } from "../drawing.ts";
import { isWallItem, planLayer } from "../plan/footprint.ts";
import { formatLength } from "../plan/plan-length.ts";
import { chainPoints } from "../plan/wall-dimension-chains.ts";
import type { ElevationRow } from "./elevation-rows.ts";

/** The floor's thickness as drawn. */
export const SLAB_MM = 120;
const FIRST_LINE_MM = 220;
const NEXT_LINE_MM = 240;
/** Ends closer than this are one point of a chain, mm. */
const SAME_POINT_MM = 1;

/** One measured line of an elevation. Ends on its paper, see `drawElevation`. */
export interface ElevationMeasure {
  readonly along: "x" | "y";
  readonly from: Vec2;
  readonly to: Vec2;
  readonly offset: number;
  readonly clear: number;
  /**
   * `whole`: the wall's clear length or a height of it; `own`: a side of a thing, which its article decides; `gap`: what is free between two
   * things, or between one and the wall's end, the floor or the ceiling.
   */
  readonly kind: "whole" | "own" | "gap";
  /** The rows that begin where a gap ends, and that end where it begins. */
  readonly after: readonly RowId[];
  readonly before: readonly RowId[];
}

/**
 * Returns the measures of an elevation: under the wall the widths of the rows that stand along it and of its openings, and the clear
 * length; over it the widths of the rows that hang; on the right the heights and the wall's height, on the left too where its top slopes.
 *
 * besideMm   thickness of the wall that the view cuts on the right
 * chains     false: the wall's own length and heights alone
 */
export function elevationMeasures(
  { length, height, endHeight }: WallSegment,
  rows: readonly ElevationRow[],
  besideMm: number,
  chains: boolean,
): readonly ElevationMeasure[] {
  const facing = rows.filter(({ frame }) => frame.rotY === 0);
  const items = facing.filter(({ row }) => isWallItem(row));
  const ofLayer = (layer: string): readonly ElevationRow[] =>
    facing.filter(({ row }) => !isWallItem(row) && planLayer(row) === layer);
  const widths = (list: readonly ElevationRow[]): Chain => chainOf(list, 0, length);
  const [standing, openings, above] = [
    widths(ofLayer("standing")),
    widths(items),
    widths(ofLayer("overhead")),
  ];
  const heights = chainOf(facing, 1, endHeight);
  const shown = (...lists: readonly Chain[]): readonly Chain[] =>
    lists.filter(({ points }) => chains && points.length > 2);
  const whole = (to: number): Chain => ({ points: [0, to], stretches: [] });
  const below = [...shown(standing, openings), whole(length)];
  const right = [...shown(heights), whole(endHeight)];
  return [
    ...below.flatMap((chain, i) =>
      measured(chain, "x", (x) => [x, 0], -(SLAB_MM + FIRST_LINE_MM + i * NEXT_LINE_MM), SLAB_MM),
    ),
    ...shown(above).flatMap((chain) => measured(chain, "x", (x) => [x, -height], FIRST_LINE_MM, 0)),
    ...(height === endHeight
      ? []
      : measured(whole(height), "y", (y) => [0, -y], besideMm + FIRST_LINE_MM, besideMm)),
    ...right.flatMap((chain, i) =>
      measured(chain, "y", (y) => [length, -y], -(besideMm + FIRST_LINE_MM + i * NEXT_LINE_MM), besideMm),
    ),
  ];
}

/** The measures of an elevation as they are drawn. */
export const elevationDimensionChains = (
  wall: WallId,
  measures: readonly ElevationMeasure[],
  language: string,
): readonly Shape[] =>
  measures.map(({ from, to, offset, clear }) => ({
    type: "dimension",
    role: "dimension-chain",
    owner: wall,
    from,
    to,
    offset,
    clear,
    text: formatLength(distance2(from, to), language),
  }));

interface Chain {
  readonly points: readonly number[];
  readonly stretches: readonly { readonly row: RowId; readonly from: number; readonly to: number }[];
}

/** `axis` 0: along the wall, 1: up. */
function chainOf(rows: readonly ElevationRow[], axis: 0 | 1, length: number): Chain {
  const stretches = rows.map(({ row, frame }) => {
    const from = frame.at[axis];
    return { row: row.row.id, from, to: from + row.article.box[axis] };
  });
  return { points: chainPoints(stretches, length), stretches };
}

function measured(
  { points, stretches }: Chain,
  along: "x" | "y",
  at: (value: number) => Vec2,
  offset: number,
  clear: number,
): readonly ElevationMeasure[] {
  const isAt = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_POINT_MM;
  return points.slice(1).map((to, i): ElevationMeasure => {
    const from = points[i]!;
    const after = stretches.filter((one) => isAt(one.from, to));
    const before = stretches.filter((one) => isAt(one.to, from));
    const isCovered = stretches.some((one) => one.from < to - SAME_POINT_MM && one.to > from + SAME_POINT_MM);
    return {
      along,
      from: at(from),
      to: at(to),
      offset,
      clear,
      kind: points.length === 2 ? "whole" : isCovered ? "own" : "gap",
      after: after.map(({ row }) => row),
      before: before.map(({ row }) => row),
    };
  });
}
