import { WALL_SNAP_MODES, type WallSnapMode } from "@stanza/editor";
import { storage } from "@stanza/web-site";
import { create } from "zustand";

/** The end of a wall that stays where it is when a length is typed, seen from the room with the wall's start on the left. */
export type FixedEnd = "start" | "end";

interface WallChoices {
  readonly snap: WallSnapMode;
  readonly fixedEnd: FixedEnd;
}

const KEYS = { snap: "stanza.wall-snap", fixedEnd: "stanza.wall-fixed-end" } as const;
const stored = storage.get(KEYS.snap);

/** How this person works on walls; remembered on this device. */
export const useWallChoices = create<WallChoices>()(() => ({
  snap: WALL_SNAP_MODES.find((mode) => mode === stored) ?? "lines",
  fixedEnd: storage.get(KEYS.fixedEnd) === "end" ? "end" : "start",
}));

export function setWallSnap(snap: WallSnapMode): void {
  storage.set(KEYS.snap, snap);
  useWallChoices.setState({ snap });
}

/** The next way to snap, round and round. */
export function cycleWallSnap(): WallSnapMode {
  const at = WALL_SNAP_MODES.indexOf(useWallChoices.getState().snap);
  const next = WALL_SNAP_MODES[(at + 1) % WALL_SNAP_MODES.length]!;
  setWallSnap(next);
  return next;
}

export function setFixedEnd(fixedEnd: FixedEnd): void {
  storage.set(KEYS.fixedEnd, fixedEnd);
  useWallChoices.setState({ fixedEnd });
}
