import type { Vec2 } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import type { Shape } from "../drawing.ts";
import { isWallItem, planLayer } from "../plan/footprint.ts";
import { formatLength } from "../plan/plan-length.ts";
import { chainPoints } from "../plan/wall-dimensions.ts";
import type { ElevationRow } from "./elevation-rows.ts";

/** The floor's thickness as drawn. */
export const SLAB_MM = 120;
const FIRST_LINE_MM = 220;
const NEXT_LINE_MM = 240;

/**
 * Under the wall the widths of what stands along it, of its openings, and the clear length; over it the widths of what hangs; on the right the heights
 * and the wall's height, on the left too where its top slopes.
 *
 * besideMm   thickness of the wall that the view cuts on the right
 */
export function elevationDimensions(
  { wall, length, height, endHeight }: WallSegment,
  rows: readonly ElevationRow[],
  besideMm: number,
  language: string,
): readonly Shape[] {
  const facing = rows.filter(({ frame }) => frame.rotY === 0);
  const items = facing.filter(({ row }) => isWallItem(row));
  const ofLayer = (layer: string): readonly ElevationRow[] =>
    facing.filter(({ row }) => !isWallItem(row) && planLayer(row) === layer);
  const widths = (list: readonly ElevationRow[]): readonly number[] =>
    chainPoints(
      list.map(({ row, frame }) => ({ from: frame.at[0], to: frame.at[0] + row.article.box[0] })),
      length,
    );
  const heights = chainPoints(
    facing.map(({ row, frame }) => ({ from: frame.at[1], to: frame.at[1] + row.article.box[1] })),
    endHeight,
  );
  const chain = (
    points: readonly number[],
    at: (x: number) => Vec2,
    offset: number,
    clear: number,
  ): readonly Shape[] =>
    points.slice(1).map((to, i) => ({
      type: "dimension",
      role: "dimension",
      owner: wall.id,
      from: at(points[i]!),
      to: at(to),
      offset,
      clear,
      text: formatLength(to - points[i]!, language),
    }));
  const chains = (...lists: readonly (readonly number[])[]): readonly (readonly number[])[] =>
    lists.filter((points) => points.length > 2);
  const below = [...chains(widths(ofLayer("standing")), widths(items)), [0, length]];
  const right = [...chains(heights), [0, endHeight]];
  const above = widths(ofLayer("overhead"));
  return [
    ...below.flatMap((points, i) =>
      chain(points, (x) => [x, 0], -(SLAB_MM + FIRST_LINE_MM + i * NEXT_LINE_MM), SLAB_MM),
    ),
    ...(above.length > 2 ? chain(above, (x) => [x, -height], FIRST_LINE_MM, 0) : []),
    ...(height === endHeight ? [] : chain([0, height], (y) => [0, -y], besideMm + FIRST_LINE_MM, besideMm)),
    ...right.flatMap((points, i) =>
      chain(points, (y) => [length, -y], -(besideMm + FIRST_LINE_MM + i * NEXT_LINE_MM), besideMm),
    ),
  ];
}
