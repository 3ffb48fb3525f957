import { pointInPolygon, type Vec2 } from "@stanza/geometry";
import { innerAreaM2, innerPolygon, type Room, statedNetM2 } from "@stanza/project";
import { type InEveryLanguage, inLanguage } from "@stanza/quantities";
import type { Shape } from "../drawing.ts";
import { areNear, type Ground, groundOf } from "./footprint.ts";
import { formatArea } from "./plan-length.ts";

const NAME_MM = 130;
const AREA_MM = 110;
const NET_MM = 85;
/** The spot is looked for on a grid of this many points a side. */
const GRID = 24;

interface Label {
  readonly near: readonly Ground[];
  readonly language: string;
  readonly shapes: readonly Shape[];
}

/** The labels of rooms as they were found last: while nothing moves in a room, nor the room itself, its label stays. */
const found = new WeakMap<Room, Label>();

/** The room's name and clear floor area, where the floor is emptiest. */
export function roomLabel(room: Room, things: readonly Ground[], language: string): readonly Shape[] {
  const floor = groundOf(innerPolygon(room));
  // Whatever stands outside is farther away than the wall before it.
  const near = things.filter((thing) => areNear(thing, floor));
  const last = found.get(room);
  const isSame =
    last?.language === language &&
    last.near.length === near.length &&
    last.near.every((thing, i) => thing === near[i]);
  if (isSame) return last.shapes;
  const shapes = labelOf(room, floor, near, language);
  found.set(room, { near, language, shapes });
  return shapes;
}

function labelOf(room: Room, floor: Ground, near: readonly Ground[], language: string): readonly Shape[] {
  const spot = floor.outline.length < 3 ? null : emptiestSpot(floor, near);
  if (!spot) return [];
  const text = (at: Vec2, words: string, height: number): Shape => ({
    type: "text",
    role: "label",
    at,
    text: words,
    height,
    align: "middle",
    angle: 0,
  });
  const area = formatArea(innerAreaM2(room), language);
  const net = statedNetM2(room);
  const stated = (at: Vec2): readonly Shape[] =>
    net === null ? [] : [text(at, netWords(formatArea(net, language), language), NET_MM)];
  const below = (at: Vec2): Vec2 => [at[0], at[1] + 2 * AREA_MM];
  if (!room.name) return [text(spot, area, AREA_MM), ...stated(below(spot))];
  const under: Vec2 = [spot[0], spot[1] + AREA_MM];
  return [
    text([spot[0], spot[1] - NAME_MM], room.name, NAME_MM),
    text(under, area, AREA_MM),
    ...stated(below(under)),
  ];
}

const NET_WORDS: InEveryLanguage<string> = {
  en: "net per plan",
  de: "netto laut Plan",
  it: "netto da progetto",
  fr: "net selon le plan",
  es: "neto según plano",
};

/** The net area as the plan states it from which the room came. */
const netWords = (area: string, language: string): string => `${inLanguage(NET_WORDS, language)} ${area}`;

/** Returns the point of the floor that is farthest from the walls and from the rows on it. Sideways counts less: a label is wide. */
function emptiestSpot(floor: Ground, things: readonly Ground[]): Vec2 | null {
  const [minX, minZ] = floor.min;
  const [width, depth] = [floor.max[0] - minX, floor.max[1] - minZ];
  const near = things.map((ground) => ({ ground, edges: edgesOf(ground.outline) }));
  const walls = edgesOf(floor.outline);
  let best: Vec2 | null = null;
  let most = -Infinity;
  for (let i = 1; i < GRID; i++) {
    for (let j = 1; j < GRID; j++) {
      const point: Vec2 = [minX + (width * i) / GRID, minZ + (depth * j) / GRID];
      if (pointInPolygon(point, floor.outline) !== "inside") continue;
      if (
        near.some(({ ground }) => isIn(point, ground) && pointInPolygon(point, ground.outline) !== "outside")
      )
        continue;
      // A point that is nearer to something than the best one is to everything need not be measured further.
      let clearance = clearanceOf(point, walls, Infinity);
      for (const { edges } of near) {
        if (clearance <= most + 1e-6) break;
        clearance = clearanceOf(point, edges, clearance);
      }
      if (clearance > most + 1e-6) [best, most] = [point, clearance];
    }
  }
  return best;
}

/** An edge as its start and its way, sideways halved. */
type Edge = readonly [x: number, z: number, dx: number, dz: number];

function edgesOf(outline: readonly Vec2[]): readonly Edge[] {
  return outline.map(([x, z], i): Edge => {
    const [toX, toZ] = outline[(i + 1) % outline.length]!;
    return [x * 0.5, z, (toX - x) * 0.5, toZ - z];
  });
}

/** The distance to the nearest edge, or `least` where that is less. */
function clearanceOf([x, pz]: Vec2, edges: readonly Edge[], least: number): number {
  const px = x * 0.5;
  let squared = least * least;
  for (const [ex, ez, dx, dz] of edges) {
    const length = dx * dx + dz * dz;
    const along = length === 0 ? 0 : ((px - ex) * dx + (pz - ez) * dz) / length;
    const t = Math.min(1, Math.max(0, along));
    const [ox, oz] = [px - ex - dx * t, pz - ez - dz * t];
    squared = Math.min(squared, ox * ox + oz * oz);
  }
  return Math.sqrt(squared);
}

const isIn = ([x, z]: Vec2, { min, max }: Ground): boolean =>
  x >= min[0] && x <= max[0] && z >= min[1] && z <= max[1];
