import type { EvaluatedRow } from "@stanza/evaluation";
import type { RowId } from "@stanza/project";
import { standsFree } from "../dock.ts";
import type { ClosetComposition, PlacedCloset, WallOfClosets } from "./closets-along-walls.ts";
import { type AtCorner, type CornerFrame, clearOfWall, cornerFrame, reachFrom } from "./corner-geometry.ts";
import { articleOf, type PlacedRow, placeAt, segmentsOf } from "./move-along-walls.ts";

/** Two closets that meet in an inner corner. The first stands at the wall that ends there, the second at the one that begins. */
export interface ClosetCorner {
  /** Names of the two walls. */
  readonly names: readonly [string, string];
  readonly closets: readonly [PlacedCloset, PlacedCloset];
  /**
   * How they stand now: they are in each other's way by some millimetres; or one goes through into the corner and the other stops at it,
   * with so much between them; or neither does. In a corner narrower than square one may also go through the other wall.
   */
  readonly now:
    | { readonly kind: "overlap"; readonly byMm: number }
    | { readonly kind: "wall"; readonly row: RowId; readonly byMm: number }
    | { readonly kind: "through"; readonly row: RowId; readonly fillerMm: number }
    | { readonly kind: "apart" };
  readonly walls: readonly WallOfClosets[];
  readonly at: readonly [WallOfClosets, WallOfClosets];
  readonly frame: CornerFrame;
}

/** One way to solve a corner. */
export interface CornerWay {
  /** The closet that goes into the corner, and the one that stops at its front. */
  readonly through: RowId;
  readonly stopped: RowId;
  /** Left between the front of the one and the side of the other, mm. */
  readonly fillerMm: number;
  readonly placements: readonly PlacedRow[];
  /** The closet that has to be narrower for it, and by how much, mm. Absent: all have room as they are. */
  readonly narrow?: { readonly row: RowId; readonly byMm: number };
  /** True: a door, a window or other furniture is in the way. */
  readonly isBlocked: boolean;
}

/** Closets farther from a corner than this do not meet in it, mm. */
const NEAR = 600;
/** Touching is no overlap, mm. */
const TOUCH = 1;
const ROUNDING = 1e-6;
/**
 * Least filler beside a front that opens: handles stand out, and a door turns beside its neighbour's front, mm.
 *
 * ASSUMED (A197)
 */
const OPENING_FILLER = 50;

/** The inner corners in which closets meet, whatever their angle. */
export function closetCorners({ rooms }: ClosetComposition): readonly ClosetCorner[] {
  return rooms.flatMap(({ room, walls }) =>
    walls.flatMap((first, i): readonly ClosetCorner[] => {
      const second = walls[i + 1] ?? (room.openEnd === null ? walls[0] : undefined);
      const [before, after] = [first.closets.at(-1), second?.closets[0]];
      if (!second || second === first || !before || !after) return [];
      const frame = cornerFrame(first.segment, second.segment);
      const [left, right] = [first.segment.length - before.to, after.from];
      if (!frame || left > after.depth + NEAR || right > before.depth + NEAR) return [];
      return [
        {
          names: [first.segment.name, second.segment.name],
          closets: [before, after],
          now: standing(frame, [before, after], [atCorner(before, left), atCorner(after, right)]),
          walls,
          at: [first, second],
          frame,
        },
      ];
    }),
  );
}

const atCorner = ({ from, to, depth }: PlacedCloset, near: number): AtCorner => ({
  near,
  width: to - from,
  depth,
});

function standing(
  frame: CornerFrame,
  closets: readonly [PlacedCloset, PlacedCloset],
  [one, other]: readonly [AtCorner, AtCorner],
): ClosetCorner["now"] {
  const walls = [one, other].map(({ near, depth }) => clearOfWall(frame, depth) - near);
  const worst = (walls[0] ?? 0) >= (walls[1] ?? 0) ? 0 : 1;
  if ((walls[worst] ?? 0) > TOUCH)
    return { kind: "wall", row: closets[worst].row.row.id, byMm: Math.round(walls[worst] ?? 0) };
  const [toOther, toOne] = [reachFrom(frame, one, 0, other.depth), reachFrom(frame, other, 1, one.depth)];
  // What is left between the reach of one and the side of the other; null: they do not stand before each other there.
  const [atOther, atOne] = [
    toOther === null ? null : other.near - toOther,
    toOne === null ? null : one.near - toOne,
  ];
  if (atOther !== null && atOne !== null && atOther < -TOUCH && atOne < -TOUCH)
    return { kind: "overlap", byMm: Math.round(Math.min(-atOther, -atOne)) };
  const isFirst = atOther !== null && atOther >= -TOUCH && (atOne === null || one.near <= other.near);
  if (isFirst) return { kind: "through", row: closets[0].row.row.id, fillerMm: left(atOther) };
  if (atOne !== null && atOne >= -TOUCH)
    return { kind: "through", row: closets[1].row.row.id, fillerMm: left(atOne) };
  return { kind: "apart" };
}

const left = (gap: number): number => Math.max(0, Math.round(gap));

/** Returns true where something has to be moved: the closets are in each other's way, or one goes through a wall. */
export const collides = ({ now }: Pick<ClosetCorner, "now">): boolean =>
  now.kind === "overlap" || now.kind === "wall";

/** The least filler for a corner, mm: where one of the two closets opens, its handles and doors need room. */
export const leastFiller = ({ closets }: Pick<ClosetCorner, "closets">): number =>
  closets.some(({ row }) => opens(row)) ? OPENING_FILLER : 0;

const opens = ({ article }: EvaluatedRow): boolean =>
  article.parts.some(({ open, layer }) => open !== undefined && layer === "fronts");

/**
 * Both ways to solve a corner: the one or the other closet goes through. What stands beside the closet that stops is pushed along its wall
 * as far as it must; where the wall is too short for that, the closet that stops has to be narrower.
 *
 * filler   mm
 * placed   everything that stands in the room, for what is in the way
 */
export function cornerWays(
  corner: ClosetCorner,
  filler: number,
  placed: readonly EvaluatedRow[],
): readonly [CornerWay, CornerWay] {
  return [solved(corner, 0, filler, placed), solved(corner, 1, filler, placed)];
}

/** A corner with closet 0 or 1 going through. */
function solved(
  { closets, walls, at, frame }: ClosetCorner,
  index: 0 | 1,
  fillerMm: number,
  placed: readonly EvaluatedRow[],
): CornerWay {
  const [through, stopped] = index === 0 ? closets : [closets[1], closets[0]];
  const [own, other] = index === 0 ? at : [at[1], at[0]];
  // Distances are measured from the corner, so that both walls are alike.
  const near = clearOfWall(frame, through.depth);
  const reach = reachFrom(frame, atCorner(through, near), index, stopped.depth);
  const away = Math.max(clearOfWall(frame, stopped.depth), Math.ceil((reach ?? 0) - ROUNDING) + fillerMm);
  const ownPlaces = pushed(own, index === 0, near, walls);
  const otherPlaces = pushed(other, index === 1, away, walls, stopped);
  const ids = new Set([...ownPlaces.places, ...otherPlaces.places].map(({ closet }) => closet.row.row.id));
  const rest = placed.filter(({ row }) => !ids.has(row.id));
  const moves = [
    ...ownPlaces.places.map((one) => ({ ...one, wall: own })),
    ...otherPlaces.places.map((one) => ({ ...one, wall: other })),
  ];
  const short = otherPlaces.short + ownPlaces.short;
  const narrowed = ownPlaces.short > 0 ? through : stopped;
  return {
    through: through.row.row.id,
    stopped: stopped.row.row.id,
    fillerMm,
    placements: moves.map(({ closet, offset, wall }) => ({
      row: closet.row.row.id,
      placement: placeAt(closet.row, wall.segment, offset),
    })),
    ...(short > 0 ? { narrow: { row: narrowed.row.row.id, byMm: Math.ceil(short) } } : {}),
    isBlocked: moves.some(({ closet, offset, width, wall }) => {
      const article = articleOf(closet.row);
      const box = [width, article.box[1], article.box[2]] as const;
      return !standsFree({ ...article, box }, wall.segment, offset, segmentsOf(walls), rest);
    }),
  };
}

interface Pushed {
  readonly places: readonly {
    readonly closet: PlacedCloset;
    readonly offset: number;
    /** As it will be. */
    readonly width: number;
  }[];
  /** What the wall lacks, mm. */
  readonly short: number;
}

/**
 * The closets of a wall with the one at its corner `away` mm from it, the others pushed as far as they must.
 *
 * isAtEnd   the corner is the wall's end, else its start
 * shrinks   the closet that becomes narrower where the wall is too short; absent: the one at the corner
 */
function pushed(
  wall: WallOfClosets,
  isAtEnd: boolean,
  away: number,
  walls: readonly WallOfClosets[],
  shrinks?: PlacedCloset,
): Pushed {
  const { length } = wall.segment;
  const line = (isAtEnd ? wall.closets.toReversed() : wall.closets).map((closet) => ({
    closet,
    near: isAtEnd ? length - closet.to : closet.from,
    width: closet.to - closet.from,
  }));
  const limit = length - takenAround(wall, isAtEnd, walls);
  const place = (widths: readonly number[]) => {
    let edge = away;
    return line.map(({ near }, i) => {
      const last = line[i - 1];
      // Closets that stand side by side stay so.
      const touches = last !== undefined && near - last.near - last.width <= TOUCH;
      const at = i === 0 ? away : touches ? edge : Math.max(near, edge);
      edge = at + (widths[i] ?? 0);
      return at;
    });
  };
  const widths = line.map(({ width }) => width);
  const end = (places: readonly number[], of: readonly number[]) => (places.at(-1) ?? 0) + (of.at(-1) ?? 0);
  const before = end(
    line.map(({ near }) => near),
    widths,
  );
  // A wall on which they already stood too far is no worse than it was.
  const short = Math.max(0, end(place(widths), widths) - Math.max(limit, before));
  const narrowed = widths.map((width, i) =>
    i === (shrinks ? line.findIndex(({ closet }) => closet === shrinks) : 0)
      ? width - Math.ceil(short)
      : width,
  );
  return {
    short,
    places: place(narrowed).map((near, i) => {
      const { closet } = line[i]!;
      const width = narrowed[i]!;
      return { closet, width, offset: isAtEnd ? length - near - width : near };
    }),
  };
}

/** What the closet around the other corner of a wall takes of its length, mm. */
function takenAround(wall: WallOfClosets, isAtEnd: boolean, walls: readonly WallOfClosets[]): number {
  const at = walls.indexOf(wall);
  const around = isAtEnd ? walls.at(at - 1) : walls[(at + 1) % walls.length];
  if (!around || around === wall) return 0;
  const first = isAtEnd ? around.closets.at(-1) : around.closets[0];
  const frame = isAtEnd
    ? cornerFrame(around.segment, wall.segment)
    : cornerFrame(wall.segment, around.segment);
  const own = isAtEnd ? wall.closets[0] : wall.closets.at(-1);
  if (!frame || !own) return 0;
  const least = clearOfWall(frame, own.depth);
  if (!first) return least;
  const gap = isAtEnd ? around.segment.length - first.to : first.from;
  return Math.max(least, reachFrom(frame, atCorner(first, gap), isAtEnd ? 0 : 1, own.depth) ?? 0);
}
