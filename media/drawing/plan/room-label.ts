import { distance2, nearestOnSegment, pointInPolygon, type Vec2 } from "@stanza/geometry";
import { innerAreaM2, innerPolygon, type Room } from "@stanza/project";
import type { Shape } from "../drawing.ts";
import { formatArea } from "./plan-length.ts";

const NAME_MM = 130;
const AREA_MM = 110;
/** The spot is looked for on a grid of this many points a side. */
const GRID = 24;

/** The room's name and clear floor area, where the floor is emptiest. */
export function roomLabel(
  room: Room,
  things: readonly (readonly Vec2[])[],
  language: string,
): readonly Shape[] {
  const floor = innerPolygon(room);
  const spot = floor.length < 3 ? null : emptiestSpot(floor, things);
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
  if (!room.name) return [text(spot, area, AREA_MM)];
  return [
    text([spot[0], spot[1] - NAME_MM], room.name, NAME_MM),
    text([spot[0], spot[1] + AREA_MM], area, AREA_MM),
  ];
}

/** The point of the floor that is farthest from the walls and from what stands on it. Sideways counts less: a label is wide. */
function emptiestSpot(floor: readonly Vec2[], things: readonly (readonly Vec2[])[]): Vec2 | null {
  const xs = floor.map(([x]) => x);
  const zs = floor.map(([, z]) => z);
  const [minX, minZ] = [Math.min(...xs), Math.min(...zs)];
  const [width, depth] = [Math.max(...xs) - minX, Math.max(...zs) - minZ];
  const flatten = ([x, z]: Vec2): Vec2 => [x * 0.5, z];
  const outlines = [floor, ...things].map((outline) => outline.map(flatten));
  let best: Vec2 | null = null;
  let most = -Infinity;
  for (let i = 1; i < GRID; i++) {
    for (let j = 1; j < GRID; j++) {
      const point: Vec2 = [minX + (width * i) / GRID, minZ + (depth * j) / GRID];
      if (pointInPolygon(point, floor) !== "inside") continue;
      if (things.some((thing) => pointInPolygon(point, thing) !== "outside")) continue;
      const clearance = Math.min(...outlines.map((outline) => distanceTo(flatten(point), outline)));
      if (clearance > most + 1e-6) [best, most] = [point, clearance];
    }
  }
  return best;
}

function distanceTo(point: Vec2, outline: readonly Vec2[]): number {
  return Math.min(
    ...outline.map((from, i) => {
      const to = outline[(i + 1) % outline.length]!;
      return distance2(point, nearestOnSegment(point, { from, to }).point);
    }),
  );
}
