import type { Vec3 } from "@stanza/geometry";
import type { EnvironmentName } from "./environment-names.ts";
import {
  type EnvironmentDesign,
  type Glow,
  type LightPanel,
  plain,
  ROOM,
  STUDIO_DESIGN,
} from "./studio-design.ts";

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
export const ENVIRONMENT_DESIGNS: Readonly<Record<EnvironmentName, EnvironmentDesign>> = {
  studio_small_09: STUDIO_DESIGN,
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
};
