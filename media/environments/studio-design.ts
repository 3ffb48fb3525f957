import type { Vec3 } from "@stanza/geometry";

/** A light that the environment holds: a box in a room around the eye, as a photographer's soft box or a window. */
export interface LightPanel {
  readonly at: Vec3;
  readonly size: Vec3;
  /** sRGB `#rrggbb`. */
  readonly color: string;
  readonly strength: number;
}

/** A colour of the surroundings by height: −1 straight down … 1 straight up. */
export interface SkyStop {
  readonly at: number;
  readonly color: string;
  readonly strength: number;
}

/** A round glow such as the sun. */
export interface Glow {
  readonly towards: Vec3;
  /** Half its width, degrees; it fades out over as much again. */
  readonly radius: number;
  readonly color: string;
  readonly strength: number;
}

/**
 * Surroundings as data: the sky or the room all around, and the lights in it. All are Stanza's own designs; none is another's photograph.
 */
export interface EnvironmentDesign {
  /** Half extents of the room around the eye; absent: the open, where only the direction counts. */
  readonly room?: Vec3;
  /** The sky by the height of the direction; in a room the walls' colour by it, with floor and ceiling below and above. */
  readonly sky: readonly SkyStop[];
  readonly floor?: Omit<SkyStop, "at">;
  readonly ceiling?: Omit<SkyStop, "at">;
  readonly panels: readonly LightPanel[];
  readonly glows: readonly Glow[];
  /** Mean brightness all around against the first studio's; absent: as the figures say. */
  readonly level?: number;
}

/** Half extents of the rooms around the eye. */
export const ROOM: Vec3 = [5, 2.5, 5];

/** One colour all around. */
export const plain = (color: string, strength: number): readonly SkyStop[] => [{ at: 0, color, strength }];

/**
 * The environment that every view begins with, a bright room of 10 × 5 × 10: warm floor, pale walls, a large window to the front right, soft
 * ceiling light, a narrow rim light.
 */
export const STUDIO_DESIGN: EnvironmentDesign = {
  room: ROOM,
  sky: plain("#f1eee9", 0.84),
  floor: { color: "#c9bda9", strength: 0.5 },
  ceiling: { color: "#fcfaf5", strength: 0.85 },
  panels: [
    { at: [2.6, 0.9, 4.9], size: [4.6, 3.2, 0.05], color: "#fffaf2", strength: 5.5 },
    { at: [-4.9, 0.7, 1.2], size: [0.05, 2.8, 4.6], color: "#fbfbfd", strength: 4.2 },
    { at: [0, 2.45, 0.4], size: [5.2, 0.05, 3.4], color: "#fffaf3", strength: 2.6 },
    { at: [4.9, 0.4, -2], size: [0.05, 3.4, 1.1], color: "#fffcf6", strength: 4 },
    { at: [-2.4, 0.5, -4.9], size: [2.6, 3, 0.05], color: "#fffcf7", strength: 2.6 },
  ],
  glows: [],
};
