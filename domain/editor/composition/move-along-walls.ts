import type { EvaluatedRow } from "@stanza/evaluation";
import type { Placement, RowId, WallSegment } from "@stanza/project";
import { freePlace, standsFree } from "../dock.ts";
import { keptFromWalls } from "../footprint.ts";
import { againstWall } from "../snapping/wall.ts";
import type { ClosetComposition, PlacedCloset, WallOfClosets } from "./closets-along-walls.ts";

export interface PlacedRow {
  readonly row: RowId;
  readonly placement: Placement;
}

/** `end`: there is no other place to go to; `noRoom`: no wall in that direction has room; `inTheWay`: a door or furniture is there. */
export type MovedAlong =
  | { readonly kind: "moved"; readonly placements: readonly PlacedRow[]; readonly wall: string }
  | { readonly kind: "refused"; readonly cause: "end" | "noRoom" | "inTheWay" };

/**
 * Moves a closet one place on along the walls: it changes places with its neighbour, and from the end of a wall it goes on to the next one
 * that has room for it.
 *
 * placed   everything that stands in the room, for what is in the way
 * by       1: on, as one walks with the room on the right hand; -1: back
 */
export function moveAlongWalls(
  composition: ClosetComposition,
  placed: readonly EvaluatedRow[],
  row: RowId,
  by: 1 | -1,
): MovedAlong {
  const found = wallOf(composition, row);
  if (!found) return { kind: "refused", cause: "end" };
  const { walls, wall, index } = found;
  const closet = wall.closets[index]!;
  const neighbour = wall.closets[index + by];
  if (neighbour)
    return by === 1
      ? swapped(wall, closet, neighbour, walls, placed)
      : swapped(wall, neighbour, closet, walls, placed);
  const others = onwards(walls, wall, by);
  if (others.length === 0) return { kind: "refused", cause: "end" };
  const rest = placed.filter((one) => one.row.id !== row);
  for (const { segment } of others) {
    const wish = by === 1 ? 0 : segment.length;
    const offset = freePlace(articleOf(closet.row), segment, wish, segmentsOf(walls), rest);
    if (offset !== null)
      return {
        kind: "moved",
        wall: segment.name,
        placements: [{ row, placement: placeAt(closet.row, segment, offset) }],
      };
  }
  return { kind: "refused", cause: "noRoom" };
}

/** The place for a copy of a closet: beside it, else on the first wall after it that has room; null: none has. */
export function placeBeside(
  composition: ClosetComposition,
  placed: readonly EvaluatedRow[],
  row: RowId,
): Placement | null {
  const found = wallOf(composition, row);
  if (!found) return null;
  const { walls, wall, index } = found;
  const closet = wall.closets[index]!;
  for (const { segment } of [wall, ...onwards(walls, wall, 1)]) {
    const wish = segment === wall.segment ? closet.to : 0;
    const offset = freePlace(articleOf(closet.row), segment, wish, segmentsOf(walls), placed);
    if (offset !== null) return placeAt(closet.row, segment, offset);
  }
  return null;
}

/** A closet's place at `offset` mm from the start of a wall, at the height at which it stands. */
export function placeAt(row: EvaluatedRow, segment: WallSegment, offset: number): Placement {
  const { frame } = againstWall(segment, offset, row.frame.at[1], keptFromWalls(row.article).back);
  return { on: "room", at: frame.at, rotY: frame.rotY };
}

/** What has to be known of a row to place it anew. */
export const articleOf = ({ article: { box, mount }, frame }: EvaluatedRow) => ({
  box,
  mount,
  elevation: frame.at[1],
});

export const segmentsOf = (walls: readonly WallOfClosets[]): readonly WallSegment[] =>
  walls.map(({ segment }) => segment);

/** Two neighbours in each other's place: both keep to the stretch of wall that they had. */
function swapped(
  { segment }: WallOfClosets,
  left: PlacedCloset,
  right: PlacedCloset,
  walls: readonly WallOfClosets[],
  placed: readonly EvaluatedRow[],
): MovedAlong {
  const [a, b] = [left.to - left.from, right.to - right.from];
  const apart = Math.max(right.to - a, left.from + b);
  const ids = new Set([left.row.row.id, right.row.row.id]);
  const rest = placed.filter(({ row }) => !ids.has(row.id));
  // Their outer ends stay where they are; where something is in the way there, they stand together at one end.
  const ways = [
    { right: left.from, left: apart },
    { right: left.from, left: left.from + b },
    { right: apart - b, left: apart },
  ];
  for (const way of ways) {
    const isFree = ([closet, offset]: readonly [PlacedCloset, number]) =>
      standsFree(articleOf(closet.row), segment, offset, segmentsOf(walls), rest);
    if (![[right, way.right] as const, [left, way.left] as const].every(isFree)) continue;
    return {
      kind: "moved",
      wall: segment.name,
      placements: [
        { row: right.row.row.id, placement: placeAt(right.row, segment, way.right) },
        { row: left.row.row.id, placement: placeAt(left.row, segment, way.left) },
      ],
    };
  }
  return { kind: "refused", cause: "inTheWay" };
}

function wallOf({ rooms }: ClosetComposition, row: RowId) {
  for (const { walls } of rooms)
    for (const wall of walls) {
      const index = wall.closets.findIndex((closet) => closet.row.row.id === row);
      if (index >= 0) return { walls, wall, index };
    }
  return null;
}

/** The other walls of the room from one on, in a direction; those before it come last. */
function onwards(walls: readonly WallOfClosets[], wall: WallOfClosets, by: 1 | -1): readonly WallOfClosets[] {
  const at = walls.indexOf(wall);
  return Array.from({ length: walls.length - 1 }, (_, i) => walls.at((at + by * (i + 1)) % walls.length)!);
}
