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

const ROOM: Vec3 = [5, 2.5, 5];
const plain = (color: string, strength: number): readonly SkyStop[] => [{ at: 0, color, strength }];

/** Rows of tubes under a ceiling. */
const tubes = (rows: readonly number[], strength: number, color: string): readonly LightPanel[] =>
  rows.flatMap((x) =>
    [-3.2, 0, 3.2].map((z): LightPanel => ({ at: [x, 2.3, z], size: [0.3, 0.05, 2.2], color, strength })),
  );

/** Lit windows and lamps far away, scattered by the golden ratio. */
const farLights: readonly Glow[] = Array.from({ length: 26 }, (_, i) => {
  const turn = ((i * 0.618034) % 1) * 2 * Math.PI;
  const up = 0.02 + ((i * 0.381966) % 1) * 0.2;
  return {
    towards: [Math.sin(turn), up, Math.cos(turn)] as Vec3,
    radius: 1.2 + (i % 3) * 0.5,
    color: i % 4 === 0 ? "#cfe0ff" : "#ffcf8a",
    strength: 26,
  };
});

/** The nine built-in environments by name (spec 2 §9: the default is `studio_small_09`). */
export const ENVIRONMENT_DESIGNS = {
  /** A bright room of 10 × 5 × 10: warm floor, pale walls, a large window to the front right, soft ceiling light, a narrow rim light. */
  studio_small_09: {
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
  },
  studio_soft: {
    room: ROOM,
    sky: plain("#f4f4f4", 1),
    floor: { color: "#e4e2de", strength: 0.9 },
    ceiling: { color: "#ffffff", strength: 1.2 },
    panels: [{ at: [0, 2.4, 0], size: [8.4, 0.05, 8.4], color: "#ffffff", strength: 2.2 }],
    glows: [],
    level: 1,
  },
  studio_contrast: {
    room: ROOM,
    sky: plain("#3a3a3d", 0.35),
    floor: { color: "#2a2928", strength: 0.3 },
    ceiling: { color: "#2c2c2e", strength: 0.3 },
    panels: [
      { at: [-4.6, 0.6, 2.2], size: [0.05, 3.8, 1], color: "#ffffff", strength: 16 },
      { at: [4.6, 0.6, 0.4], size: [0.05, 3.8, 0.8], color: "#eaf2ff", strength: 14 },
      { at: [0.6, 2.3, 2.4], size: [4.2, 0.05, 0.9], color: "#fff6e8", strength: 16 },
    ],
    glows: [],
    level: 0.85,
  },
  daylight: {
    sky: [
      { at: -1, color: "#8d8576", strength: 0.5 },
      { at: -0.04, color: "#b9b3a6", strength: 0.7 },
      { at: 0.02, color: "#e8f1fa", strength: 1.5 },
      { at: 0.35, color: "#a9cdf0", strength: 1.35 },
      { at: 1, color: "#5f97d8", strength: 1.15 },
    ],
    panels: [],
    glows: [{ towards: [0.5, 0.8, 0.6], radius: 5, color: "#fff3dc", strength: 60 }],
    level: 1.05,
  },
  overcast: {
    sky: [
      { at: -1, color: "#8e8b84", strength: 0.5 },
      { at: -0.03, color: "#a8a69f", strength: 0.6 },
      { at: 0.03, color: "#d6dade", strength: 1 },
      { at: 1, color: "#f2f4f6", strength: 1.5 },
    ],
    panels: [],
    glows: [],
    level: 1,
  },
  evening: {
    sky: [
      { at: -1, color: "#6a625b", strength: 0.4 },
      { at: -0.03, color: "#85786b", strength: 0.5 },
      { at: 0.02, color: "#ffcf9e", strength: 1.6 },
      { at: 0.2, color: "#e9b9a4", strength: 1 },
      { at: 0.55, color: "#8c86b4", strength: 0.75 },
      { at: 1, color: "#4c5f97", strength: 0.6 },
    ],
    panels: [],
    glows: [{ towards: [-0.9, 0.12, 0.6], radius: 7, color: "#ffd9a8", strength: 38 }],
    level: 0.85,
  },
  night_city: {
    sky: [
      { at: -1, color: "#14161c", strength: 0.4 },
      { at: -0.02, color: "#1d2129", strength: 0.5 },
      { at: 0.04, color: "#4b4a5e", strength: 0.7 },
      { at: 0.5, color: "#1d2a48", strength: 0.6 },
      { at: 1, color: "#0f1830", strength: 0.5 },
    ],
    panels: [],
    glows: farLights,
    level: 0.45,
  },
  warehouse: {
    room: ROOM,
    sky: plain("#9b978f", 0.55),
    floor: { color: "#8b857b", strength: 0.42 },
    ceiling: { color: "#6f6c67", strength: 0.4 },
    panels: [
      ...tubes([-2.8, 0, 2.8], 7, "#f4f8ff"),
      { at: [-4.9, 1.2, 0], size: [0.05, 1.4, 8.6], color: "#e3eefb", strength: 4 },
    ],
    glows: [],
    level: 0.95,
  },
  north_window: {
    room: ROOM,
    sky: plain("#d9d3c8", 0.5),
    floor: { color: "#a98f6f", strength: 0.4 },
    ceiling: { color: "#f2efe9", strength: 0.6 },
    panels: [
      { at: [-4.9, 0.6, 2.3], size: [0.05, 3.4, 1.9], color: "#e2eefc", strength: 8 },
      { at: [-4.9, 0.6, -0.1], size: [0.05, 3.4, 1.9], color: "#e2eefc", strength: 8 },
      { at: [-4.9, 0.6, -2.5], size: [0.05, 3.4, 1.9], color: "#e2eefc", strength: 8 },
    ],
    glows: [],
    level: 0.95,
  },
} as const satisfies Readonly<Record<string, EnvironmentDesign>>;

export type EnvironmentName = keyof typeof ENVIRONMENT_DESIGNS;

export const DEFAULT_ENVIRONMENT: EnvironmentName = "studio_small_09";

/** The environments in the order in which they are offered. */
export const ENVIRONMENT_NAMES = Object.keys(ENVIRONMENT_DESIGNS) as readonly EnvironmentName[];

export const isEnvironmentName = (name: string): name is EnvironmentName =>
  Object.hasOwn(ENVIRONMENT_DESIGNS, name);
