import { type Bounds, unit2, type Vec2 } from "@stanza/geometry";
import {
  boundsIn,
  floorOutline,
  linearColor,
  type PlacedRow,
  partToRoom,
  type Surface,
  type ViewerRoom,
} from "@stanza/models";
import { LIGHTS_LAYER, type LightSource } from "../luminaires.ts";
import { contains } from "../occlusion-grid.ts";
import type { LitSolid, RoomLightOrder } from "./room-light.ts";

/** This far behind a pane is another room or the open air, mm. */
const BEHIND = 700;
/** A lit face of this size is a lamp of power 1, mm². */
const FACE = 30_000;

interface Lit {
  readonly rooms: readonly ViewerRoom[];
  readonly rows: Iterable<PlacedRow>;
  readonly surface: (code: string) => Surface;
  readonly sources: readonly LightSource[];
  /** 0 … 1 */
  readonly day: number;
  /** 0 off … 1 lit */
  readonly lamps: number;
}

/** What is asked of the reckoning for a scene. */
export function roomLightOrder({ rooms, rows, surface, sources, day, lamps }: Lit): RoomLightOrder {
  const outlines = rooms.map(floorOutline);
  const solids: LitSolid[] = [];
  const panes: Bounds[] = [];
  for (const placed of rows) {
    const wall = placed.row.wall;
    for (const part of placed.parts) {
      const { layer, material } = part.part;
      if (part.mesh.indices.length === 0) continue;
      const look = surface(material);
      const bounds = boundsIn(partToRoom(placed, part), part.own);
      if (wall !== undefined) {
        if (look.opacity < 1 && looksOut(bounds, wall, rooms, outlines)) panes.push(bounds);
      } else if (look.opacity === 1 && layer !== LIGHTS_LAYER && layer !== "glass") {
        solids.push({ bounds, color: linearColor(look.color) });
      }
    }
  }
  const [room] = rooms;
  const heights = rooms.flatMap(({ walls }) => walls.map(({ height }) => height));
  return {
    outlines,
    height: Math.max(0, ...heights),
    floor: linearColor(surface(room?.floorMaterial ?? "").color),
    wall: linearColor(surface(room?.wallMaterial ?? "").color),
    ceiling: linearColor(surface(room?.ceilingMaterial ?? "ceiling-white").color),
    solids,
    panes,
    day,
    lamps: sources.map(({ at, area }) => ({ at, power: lamps * Math.min(1, area / FACE) })),
  };
}

/** Whether the open air lies behind a pane of a wall. */
function looksOut(
  { min, max }: Bounds,
  id: string,
  rooms: readonly ViewerRoom[],
  outlines: readonly (readonly Vec2[])[],
): boolean {
  const wall = rooms.flatMap(({ walls }) => walls).find((one) => one.id === id);
  if (!wall) return false;
  const { from, to } = wall.inner;
  const [x, z] = unit2([to[0] - from[0], to[1] - from[1]]);
  const behind: Vec2 = [(min[0] + max[0]) / 2 + z * BEHIND, (min[2] + max[2]) / 2 - x * BEHIND];
  return !outlines.some((outline) => contains(outline, behind));
}
