import type { EvaluatedRow } from "@stanza/evaluation";
import type { Frame, Vec2, Vec3 } from "@stanza/geometry";

/** A piece of furniture geometry in its article's frame. */
export type Part = EvaluatedRow["article"]["parts"][number];

/** How a surface looks; a catalogue `Material` is one. Colours are sRGB `#rrggbb`. */
export interface Surface {
  readonly color: string;
  /** 0 mirror … 1 matt. */
  readonly roughness: number;
  /** 0 dielectric … 1 metal. */
  readonly metalness: number;
  /** 1 opaque … 0 clear. */
  readonly opacity: number;
  readonly pattern: "plain" | "wood" | "stone" | "concrete" | "brushed" | "tile" | "fabric" | "planks";
  /** Second colour of the pattern; absent: derived from `color`. */
  readonly accent?: string;
}

/** Something standing in the scene: an evaluated row, or a candidate being placed. */
export interface ViewerRow {
  readonly id: string;
  /** Where the article frame stands in the room frame. */
  readonly frame: Frame;
  readonly parts: readonly Part[];
  /** The wall that it is part of (doors, windows): it disappears with that wall. */
  readonly wall?: string;
}

/** A hole in a wall: from the inner face's start along the wall, above the floor, mm. An elevation of 0 makes a door notch. */
export interface ViewerOpening {
  readonly offset: number;
  readonly elevation: number;
  readonly width: number;
  readonly height: number;
}

/** A wall as its two faces in plan, clockwise as drawn: the room lies on the right hand of `inner` (docs/coordinates.md). */
export interface ViewerWall {
  readonly id: string;
  readonly inner: { readonly from: Vec2; readonly to: Vec2 };
  /** Mitred ends: the outer face may be longer or shorter than the inner one. */
  readonly outer: { readonly from: Vec2; readonly to: Vec2 };
  readonly height: number;
  /** At its end, where the top slopes. */
  readonly endHeight?: number;
  /** Of its own; absent: the room's. */
  readonly material?: string;
  readonly openings: readonly ViewerOpening[];
}

export interface ViewerRoom {
  readonly id: string;
  /** In order; the floor is the polygon of their inner corners. */
  readonly walls: readonly ViewerWall[];
  /** A code of `ROOM_SURFACES` or of the materials given to the viewer. */
  readonly floorMaterial: string;
  readonly wallMaterial: string;
  /** Absent: open above. A ceiling is seen from below only. */
  readonly ceilingMaterial?: string;
}

/** What lies under a point of the picture; points in the room frame, mm. */
export type PickResult =
  | { readonly kind: "row"; readonly rowId: string; readonly partId: string; readonly point: Vec3 }
  | { readonly kind: "wall"; readonly wallId: string; readonly point: Vec3 }
  | { readonly kind: "floor"; readonly roomId: string | null; readonly point: Vec3 };

/** Height of a wall's top at a distance from its start along the inner face, mm. */
export function topAt({ inner, height, endHeight }: ViewerWall, along: number): number {
  if (endHeight === undefined) return height;
  const length = Math.hypot(inner.to[0] - inner.from[0], inner.to[1] - inner.from[1]);
  return height + (endHeight - height) * Math.max(0, Math.min(1, along / length));
}

/** The floor polygon of a room, clockwise as drawn. */
export function floorOutline(room: ViewerRoom): readonly Vec2[] {
  const corners: Vec2[] = [];
  const add = (point: Vec2): void => {
    const last = corners.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > 0.5) corners.push(point);
  };
  for (const wall of room.walls) {
    add(wall.inner.from);
    add(wall.inner.to);
  }
  const [first] = corners;
  const last = corners.at(-1);
  if (first && last && corners.length > 1 && Math.hypot(first[0] - last[0], first[1] - last[1]) <= 0.5)
    corners.pop();
  return corners;
}
