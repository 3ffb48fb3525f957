import type { ImportedPlan } from "@stanza/plans";

type Level = ImportedPlan["levels"][number];

/** The choice of every level of a file; other choices are positions in it, as text. */
export const ALL_LEVELS = "all";

export interface TakenLevels {
  /** The choice in words of the select field: a position, or `ALL_LEVELS`. */
  readonly chosen: string;
  /** The level that the preview shows. */
  readonly shown: Level | undefined;
  readonly taken: readonly Level[];
  /** Closed rooms on the taken levels. */
  readonly rooms: number;
  readonly areaM2: number;
  readonly placeholders: number;
  /** There is nothing to insert. */
  readonly isEmpty: boolean;
  /** It is hardly the plan of a floor: nothing is enclosed, or far more than a building is. */
  readonly isDoubtful: boolean;
}

/** A room of more is a field or a quarter of a town, m². */
const LARGEST_ROOM = 20_000;

/** The levels of a plan that are inserted, with the figures of them. Without a choice it is the first level that has rooms. */
export function takenLevels(levels: readonly Level[], choice: string | null): TakenLevels {
  const first = Math.max(
    0,
    levels.findIndex(({ rooms }) => rooms.length > 0),
  );
  const chosen = choice ?? String(first);
  const shown = levels[chosen === ALL_LEVELS ? first : Number(chosen)];
  const taken = chosen === ALL_LEVELS ? levels : shown ? [shown] : [];
  const rooms = taken.flatMap((one) => one.rooms).filter(({ openEnd }) => openEnd === null);
  const isEmpty = taken.every((one) => one.rooms.length === 0 && one.placeholders.length === 0);
  return {
    chosen,
    shown,
    taken,
    rooms: rooms.length,
    areaM2: rooms.reduce((sum, room) => sum + room.areaM2, 0),
    placeholders: taken.reduce((sum, one) => sum + one.placeholders.length, 0),
    isEmpty,
    isDoubtful: !isEmpty && (rooms.length === 0 || rooms.some((room) => room.areaM2 > LARGEST_ROOM)),
  };
}
