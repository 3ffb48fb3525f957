import type { Discipline, Shape, ShapeRole } from "../drawing.ts";

/** A layer's name and AutoCAD colour index. */
export type Layer = readonly [name: string, colour: number];

/** Names stay the same for ever, because the settings of other programs refer to them. `null` leaves the role out. */
const BY_ROLE: Readonly<Record<ShapeRole, Layer | null>> = {
  floor: ["FLOOR", 8],
  wall: ["WALL", 7],
  opening: ["OPENING", 4],
  article: ["ARTICLE", 3],
  "article-front": ["ARTICLE-FRONT", 3],
  "article-detail": ["ARTICLE-DETAIL", 8],
  "wall-unit": ["WALL-UNIT", 5],
  worktop: ["WORKTOP", 30],
  symbol: ["SYMBOL", 4],
  "dimension-chain": ["DIMENSION", 2],
  label: ["LABEL", 2],
  clearance: ["CLEARANCE", 9],
  dimension: ["QUOTE", 1],
  surface: ["SURFACE", 3],
  edge: ["EDGE", 3],
  shadow: null,
  hidden: ["HIDDEN", 9],
};

/** The bodies of rows, in plan and elevation alike. Units stay on the layers of their roles in plan. */
const BODIES: Readonly<Partial<Record<Discipline, Layer>>> = {
  worktops: ["WORKTOP", 30],
  appliances: ["APPLIANCE", 6],
  services: ["SERVICE", 1],
};
const FACES: Readonly<Partial<Record<Discipline, Layer>>> = {
  units: ["ARTICLE", 3],
  openings: ["SYMBOL", 4],
};

const CHAINS: Readonly<Record<Discipline, Layer>> = {
  room: ["DIM-ROOM", 2],
  openings: ["DIM-OPENINGS", 4],
  units: ["DIM-UNITS", 3],
  worktops: ["DIM-WORKTOPS", 30],
  appliances: ["DIM-APPLIANCES", 6],
  services: ["DIM-SERVICES", 1],
  heights: ["DIM-HEIGHTS", 2],
};

/** The layer of a shape, by its trade and then by its role; `null`: DXF leaves it out. */
export function layerOf({ role, discipline }: Pick<Shape, "role" | "discipline">): Layer | null {
  const byRole = BY_ROLE[role];
  if (discipline === undefined || byRole === null) return byRole;
  if (role === "dimension-chain") return CHAINS[discipline];
  const isFace = role === "surface" || role === "edge";
  return BODIES[discipline] ?? (isFace ? FACES[discipline] : undefined) ?? byRole;
}
