import { USUAL_WALL_SETTINGS, WALL_SNAP_MODES, type WallSettings, type WallSnapMode } from "@stanza/editor";
import { storage } from "@stanza/web-site";
import { create } from "zustand";
import { lengthUnitNow } from "../words/use-value-words.ts";

/** The end of a wall that stays where it is when a length is typed, seen from the room with the wall's start on the left. */
export type FixedEnd = "start" | "end";

interface WallChoices {
  readonly snap: WallSnapMode;
  readonly fixedEnd: FixedEnd;
}

const KEYS = { snap: "stanza.wall-snap", fixedEnd: "stanza.wall-fixed-end" } as const;
const stored = storage.get(KEYS.snap);

/** This person's way of working on walls; remembered on this device. */
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

/** The measures of walls without measures of their own. */
export interface WallRule {
  /** Height of drawn walls, mm; a room made from a template has the height of its dialog. */
  readonly height: number;
  /** mm. */
  readonly thickness: number;
  /** Code of a room surface. */
  readonly material: string;
}

const { height, thickness, material } = USUAL_WALL_SETTINGS;

/** The default wall rule of the site; until it is loaded, the usual one. */
export const useWalls = create<WallRule>()(() => ({ height, thickness, material }));

/** The settings that the editor follows when it works on walls. */
export const wallSettings = (): WallSettings => ({
  ...useWalls.getState(),
  snap: useWallChoices.getState().snap,
  unit: lengthUnitNow(),
});
