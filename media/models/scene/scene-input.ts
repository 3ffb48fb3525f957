import type { Material } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import { bulgeCircle, bulgePoints, type Frame, type Vec2 } from "@stanza/geometry";

/** A piece of furniture geometry in its article's frame. */
export type Part = EvaluatedRow["article"]["parts"][number];

/** The look of a surface; a catalogue `Material` is one. Colours are sRGB `#rrggbb`. */
export interface Surface {
  readonly color: string;
  /** 0 mirror … 1 matt. */
  readonly roughness: number;
  /** 0 dielectric … 1 metal. */
  readonly metalness: number;
  /** 1 opaque … 0 clear. */
  readonly opacity: number;
  readonly pattern: Material["pattern"] | "planks";
  /** Second colour of the pattern; absent: derived from `color`. */
  readonly accent?: string;
}

/** Something standing in the scene: an evaluated row, or a candidate being placed. */
export interface ViewerRow {
  readonly id: string;
  /** The place of the article frame in the room frame. */
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
  /** The height at the wall's end, where the top slopes. */
  readonly endHeight?: number;
  /** The material of this wall; absent: the room's. */
  readonly material?: string;
  readonly openings: readonly ViewerOpening[];
  /** Its faces bend, as `bulgeCircle` takes it; such a wall has no openings. Absent: it is straight. */
  readonly bulges?: { readonly inner: number; readonly outer: number };
  /** Ends at which the same wall goes on (`within`), or the next facet of a curve: they are no sections of it. */
  readonly joints?: { readonly from?: WallJoint; readonly to?: WallJoint };
}

export type WallJoint = "facet" | "within";

export interface ViewerRoom {
  readonly id: string;
  /** The walls in order; the floor is the polygon of their inner corners. */
  readonly walls: readonly ViewerWall[];
  /** A code of `ROOM_SURFACES` or of the materials given to the viewer. */
  readonly floorMaterial: string;
  readonly wallMaterial: string;
  /** Absent: open above. A ceiling is seen from below only. */
  readonly ceilingMaterial?: string;
}

/** Height of a wall's top at a distance from its start along the inner face, mm. */
export function topAt({ inner, height, endHeight }: ViewerWall, along: number): number {
  if (endHeight === undefined) return height;
  const length = Math.hypot(inner.to[0] - inner.from[0], inner.to[1] - inner.from[1]);
  return height + (endHeight - height) * Math.max(0, Math.min(1, along / length));
}

/** A wall that bends is built of pieces that turn by no more than this, radians, and are no further from its arc than this, mm. */
const TURN = Math.PI / 60;
const SAGITTA = 1;

/** The corners of the pieces that a wall is built of, along its inner face. */
export function innerPoints({ inner: { from, to }, bulges }: ViewerWall): readonly Vec2[] {
  return bulges ? bulgePoints(from, to, bulges.inner, piecesOf({ from, to }, bulges.inner)) : [from, to];
}

/** A wall as the straight pieces that it is built of: itself, where it is straight. */
export function straightPieces(wall: ViewerWall): readonly ViewerWall[] {
  const { inner, outer, bulges, height, endHeight, joints, ...rest } = wall;
  if (!bulges) return [wall];
  const count = piecesOf(inner, bulges.inner);
  const within = bulgePoints(inner.from, inner.to, bulges.inner, count);
  const without = bulgePoints(outer.from, outer.to, bulges.outer, count);
  const heightAt = (i: number) => height + (((endHeight ?? height) - height) * i) / count;
  return within.slice(1).map((to, i) => ({
    ...rest,
    inner: { from: within[i]!, to },
    outer: { from: without[i] ?? outer.from, to: without[i + 1] ?? outer.to },
    height: heightAt(i),
    ...(endHeight === undefined ? {} : { endHeight: heightAt(i + 1) }),
    joints: {
      ...(i > 0 ? ({ from: "within" } as const) : joints?.from ? { from: joints.from } : {}),
      ...(i < count - 1 ? ({ to: "within" } as const) : joints?.to ? { to: joints.to } : {}),
    },
  }));
}

function piecesOf({ from, to }: ViewerWall["inner"], bulge: number): number {
  if (bulge === 0) return 1;
  const { radius, sweep } = bulgeCircle(from, to, bulge);
  const step = Math.min(TURN, 2 * Math.acos(Math.max(0, 1 - SAGITTA / Math.max(radius, SAGITTA))));
  return Math.max(1, Math.ceil(Math.abs(sweep) / step - 1e-9));
}

/** The floor polygon of a room, clockwise as drawn. */
export function floorOutline(room: ViewerRoom): readonly Vec2[] {
  const corners: Vec2[] = [];
  const add = (point: Vec2): void => {
    const last = corners.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > 0.5) corners.push(point);
  };
  for (const wall of room.walls) for (const point of innerPoints(wall)) add(point);
  const [first] = corners;
  const last = corners.at(-1);
  if (first && last && corners.length > 1 && Math.hypot(first[0] - last[0], first[1] - last[1]) <= 0.5)
    corners.pop();
  return corners;
}
