import { DEFAULT_WALL_HEIGHT, DEFAULT_WALL_MATERIAL, DEFAULT_WALL_THICKNESS } from "@stanza/project";
import type { LengthUnit } from "@stanza/quantities";
import type { WallSnapMode } from "./walls/wall-snapping.ts";

/** A person's and a site's settings for walls. */
export interface WallSettings {
  readonly snap: WallSnapMode;
  /** Unit of a bare number. */
  readonly unit: LengthUnit;
  /** Height of drawn walls, mm. */
  readonly height: number;
  readonly thickness: number;
  /** Code of a room surface. */
  readonly material: string;
}

/** Spec 1 §9. */
export const USUAL_WALL_SETTINGS: WallSettings = {
  snap: "lines",
  unit: "mm",
  height: DEFAULT_WALL_HEIGHT,
  thickness: DEFAULT_WALL_THICKNESS,
  material: DEFAULT_WALL_MATERIAL,
};
