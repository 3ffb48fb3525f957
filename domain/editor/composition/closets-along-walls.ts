import type { EvaluatedRow } from "@stanza/evaluation";
import { type Room, type WallSegment, wallSegments } from "@stanza/project";
import { standingAt } from "../dock.ts";
import { extentIn, footprintOf } from "../footprint.ts";

/** A closet with its back to a wall; millimetres from the wall's start, as one walks with the room on the right hand. */
export interface PlacedCloset {
  readonly row: EvaluatedRow;
  readonly from: number;
  readonly to: number;
  /** How far it comes into the room, doors included. */
  readonly depth: number;
}

/** A wall with its closets from its start to its end. */
export interface WallOfClosets {
  readonly segment: WallSegment;
  readonly closets: readonly PlacedCloset[];
  /** Width of all its closets, mm. */
  readonly used: number;
}

/** Several closets as one composition: those along the walls of their rooms, in the order in which one walks past them. */
export interface ClosetComposition {
  readonly rooms: readonly { readonly room: Room; readonly walls: readonly WallOfClosets[] }[];
  /** Those that stand free in the room, or in none. */
  readonly loose: readonly EvaluatedRow[];
}

/**
 * Arranges closets by the walls that they stand at. A room without any is left out.
 *
 * closets   rows as they are evaluated, in any order
 */
export function closetsAlongWalls(
  closets: readonly EvaluatedRow[],
  rooms: readonly Room[],
): ClosetComposition {
  const segments = rooms.map((room) => ({ room, segments: wallSegments(room) }));
  const all = segments.flatMap((one) => one.segments);
  const standing = closets.map((row) => ({ row, at: standingAt(row, all) }));
  return {
    rooms: segments.flatMap(({ room, segments: ofRoom }) => {
      const walls = ofRoom.map((segment): WallOfClosets => {
        const here = standing.flatMap(({ row, at }): readonly PlacedCloset[] => {
          if (at?.segment !== segment) return [];
          const depth = extentIn(segment.frame, footprintOf(row)).z[1];
          return [{ row, from: at.from, to: at.to, depth }];
        });
        const sorted = here.toSorted((a, b) => a.from - b.from || a.to - b.to);
        return { segment, closets: sorted, used: sorted.reduce((sum, { from, to }) => sum + to - from, 0) };
      });
      return walls.some((wall) => wall.closets.length > 0) ? [{ room, walls }] : [];
    }),
    loose: standing.flatMap(({ row, at }) => (at ? [] : [row])),
  };
}

/** The closets in the order in which one walks past them, the loose ones at the end. */
export const inWalkingOrder = ({ rooms, loose }: ClosetComposition): readonly EvaluatedRow[] => [
  ...rooms.flatMap(({ walls }) => walls.flatMap(({ closets }) => closets.map(({ row }) => row))),
  ...loose,
];
