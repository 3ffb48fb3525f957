import { type Room, viewedWalls } from "@stanza/project";
import type { Viewer } from "@stanza/viewer";

type ViewPreset = Parameters<Viewer["view"]>[0];

/** A wall to stand before, by the letter that people know it by. */
export interface ViewedWallName {
  readonly wall: string;
  readonly name: string;
  /** Number of its room, from 1; absent: there is one room. */
  readonly room?: number;
}

/** The walls of a project that one can stand before, in order. */
export function wallsToView(rooms: readonly Room[]): readonly ViewedWallName[] {
  return rooms.flatMap((room, index) =>
    viewedWalls(room).map(({ segment }) => ({
      wall: segment.wall.id,
      name: segment.name,
      ...(rooms.length > 1 ? { room: index + 1 } : {}),
    })),
  );
}

/** Keys of the 3D view for standard views, by their digit with Shift (ux.md §9). */
export const VIEW_KEYS = { eye: "3", corner: "4", wall: "5", iso: "6", top: "7" } as const;

/**
 * The standard view that a digit asks for; null: none. The wall is the one after the last that was looked at, round and round.
 *
 * code   of the key, as `Digit3`
 * walls  of `wallsToView`
 * last   the wall that was looked at last
 */
export function viewOfKey(
  code: string,
  walls: readonly ViewedWallName[],
  last: string | null,
): ViewPreset | null {
  const kind = Object.entries(VIEW_KEYS).find(([, digit]) => code === `Digit${digit}`)?.[0];
  if (kind === undefined) return null;
  if (kind !== "wall") return kind as Exclude<keyof typeof VIEW_KEYS, "wall">;
  const next = walls[(walls.findIndex(({ wall }) => wall === last) + 1) % walls.length];
  return next ? { wall: next.wall } : null;
}
