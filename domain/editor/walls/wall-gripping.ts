import { add2, cross2, distance2, dot2, type Segment, scale2, sub2, type Vec2 } from "@stanza/geometry";
import {
  bendWall,
  moveCorner,
  moveRoom,
  moveWall,
  type Outcome,
  outerFaces,
  type Project,
  type Room,
  type RowId,
  replaceRoom,
  roomCorners,
  sagittaOfRadius,
  sagittaThrough,
  setWall,
  type ViewedWall,
  viewedWall,
  type WallId,
  wallSegments,
} from "@stanza/project";
import { type LengthUnit, parseLength } from "@stanza/quantities";
import {
  snapCorner,
  type WallPointer,
  type WallSnapMode,
  type WallSnapReason,
  type WallSurroundings,
} from "./wall-snapping.ts";

/** The handle of a wall or a room. */
export type WallGrip = { readonly room: string } & (
  | { readonly kind: "corner"; readonly wall: WallId; readonly end: "start" | "end" }
  | { readonly kind: "shift"; readonly wall: WallId }
  | { readonly kind: "bend"; readonly wall: WallId }
  /** The wall's top: one end of it, or all of it. */
  | { readonly kind: "height"; readonly wall: WallId; readonly end: "start" | "end" | "both" }
  /** The whole room, with the rows in it. */
  | { readonly kind: "room"; readonly rows: readonly RowId[] }
);

/** The new place of a handle, and the reason for it. */
export interface Gripped {
  readonly change: (project: Project) => Outcome<Project>;
  /** The measure of the move: distance, sagitta, height or the length of the corner's wall, mm. */
  readonly valueMm: number;
  readonly reasons: readonly WallSnapReason[];
  readonly guides: readonly Segment[];
}

/** The move of a handle. */
export interface GripPull {
  /** Plan points at the start and now; for a height only `heightMm` counts. */
  readonly from: Vec2;
  readonly pointer: WallPointer;
  readonly heightMm?: number;
  readonly mode: WallSnapMode;
  /** Text typed for `valueMm`; after `r` the radius of a bend. Empty: it follows the pointer. */
  readonly typed: string;
  readonly unit: LengthUnit;
  readonly widths: Readonly<Record<RowId, number>>;
}

const STEP = 10;
const REACH_PIXELS = 10;

/** The new place of a handle; `null` when the wall does not exist, or the typed text is no length. */
export function pulled(project: Project, grip: WallGrip, pull: GripPull): Gripped | null {
  const room = project.rooms.find(({ id }) => id === grip.room);
  if (!room) return null;
  const typed = pull.typed === "" ? null : parseLength(pull.typed.replace(/^r/i, ""), pull.unit);
  if (typed === undefined) return null;
  if (grip.kind === "room") return pulledRoom(project, room, grip.rows, pull);
  const viewed = viewedWall(room, grip.wall);
  if (!viewed) return null;
  switch (grip.kind) {
    case "corner":
      return pulledCorner(project, room, viewed, grip.end, pull, typed);
    case "shift":
      return shifted(project, room, viewed, pull, typed);
    case "bend":
      return bent(room, viewed, pull, typed);
    case "height":
      return raised(room, viewed, grip.end, pull, typed);
  }
}

/** The plan point of a handle; `null` when it no longer exists. */
export function gripPlace(project: Project, grip: WallGrip): Vec2 | null {
  const room = project.rooms.find(({ id }) => id === grip.room);
  if (!room) return null;
  if (grip.kind === "room") return middleOf(room);
  const viewed = viewedWall(room, grip.wall);
  if (!viewed) return null;
  const { segment, curve } = viewed;
  const { from, to, direction } = segment;
  if (grip.kind === "corner") return grip.end === "start" ? from : to;
  const middle: Vec2 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  // Outwards is to the left of the walls, because the room lies on their right.
  return curve ? add2(middle, scale2([direction[1], -direction[0]], curve.sagitta)) : middle;
}

/** The snap targets for a wall: all corners, and the outer faces of other rooms. `except`: a room whose own faces do not count. */
export function surroundingsFor(project: Project, except: string | null): WallSurroundings {
  const others = project.rooms.filter(({ id }) => id !== except);
  return {
    corners: others.flatMap((room) => [...roomCorners(room), ...outerFaces(room).map(({ from }) => from)]),
    faces: others.flatMap(outerFaces),
  };
}

function middleOf(room: Room): Vec2 {
  const corners = roomCorners(room);
  const sum = corners.reduce<Vec2>((total, corner) => add2(total, corner), [0, 0]);
  return scale2(sum, 1 / Math.max(1, corners.length));
}

function pulledCorner(
  project: Project,
  room: Room,
  { segment, curve }: ViewedWall,
  end: "start" | "end",
  { pointer, mode, widths }: GripPull,
  typed: number | null,
): Gripped | null {
  const facets = curve?.facets ?? [segment];
  const count = roomCorners(room).length;
  const corner = end === "start" ? facets[0]!.index : (facets.at(-1)!.index + 1) % count;
  const other = end === "start" ? segment.to : segment.from;
  const own = end === "start" ? segment.from : segment.to;
  if (typed !== null && !(typed > 0)) return null;
  const surroundings = surroundingsFor(project, room.id);
  const level = roomCorners(room).filter((one) => distance2(one, own) > 1);
  const snapped =
    typed === null
      ? snapCorner([], pointer, mode, { ...surroundings, corners: [...surroundings.corners, ...level] })
      : { at: add2(other, scale2(sub2(own, other), typed / segment.length)), reasons: [], guides: [] };
  return {
    ...snapped,
    valueMm: distance2(snapped.at, other),
    change: changed(room, (now) => moveCorner(now, { corner, to: snapped.at }), widths),
  };
}

const changed =
  (room: Room, change: (room: Room) => Outcome<Room>, widths: GripPull["widths"]): Gripped["change"] =>
  (project) => {
    const after = change(project.rooms.find(({ id }) => id === room.id) ?? room);
    return after.ok ? replaceRoom(project, { room: after.value, widths }) : after;
  };

function shifted(
  project: Project,
  room: Room,
  { segment }: ViewedWall,
  { from, pointer, mode, widths }: GripPull,
  typed: number | null,
): Gripped {
  const { normal, wall } = segment;
  const raw = dot2(sub2(pointer.at, from), normal);
  const level = levelLine(project, room, segment, raw, pointer, mode);
  const byHand = level?.by ?? inSteps(raw, pointer, mode);
  const byMm = typed === null ? byHand : typed * (raw < 0 ? -1 : 1);
  return {
    valueMm: byMm,
    reasons: typed === null && level ? [{ kind: "aligned" }] : [],
    guides: typed === null && level ? [level.guide] : [],
    change: (now) => moveWall(now, { room: room.id, wall: wall.id, byMm, widths }),
  };
}

/** The parallel wall face near the pointer with which the shifted wall would align: of this room, or the outside of another. */
function levelLine(
  project: Project,
  room: Room,
  { from, to, normal, direction, wall }: ViewedWall["segment"],
  raw: number,
  { mmPerPixel, alt }: WallPointer,
  mode: WallSnapMode,
): { readonly by: number; readonly guide: Segment } | null {
  if (alt || mode !== "lines") return null;
  const own = wallSegments(room).filter((one) => one.wall.id !== wall.id);
  const others = project.rooms.filter((one) => one !== room);
  const faces: readonly Segment[] = [...own, ...others.flatMap(outerFaces), ...others.flatMap(wallSegments)];
  const lines = faces
    .filter(
      (face) => Math.abs(cross2(direction, sub2(face.to, face.from))) < 1e-6 * distance2(face.from, face.to),
    )
    .map((face) => ({ by: dot2(sub2(face.from, from), normal), face }))
    .filter(({ by }) => Math.abs(by) > 1 && Math.abs(by - raw) <= REACH_PIXELS * mmPerPixel)
    .toSorted((a, b) => Math.abs(a.by - raw) - Math.abs(b.by - raw));
  const best = lines[0];
  if (!best) return null;
  const middle = add2(scale2(add2(from, to), 0.5), scale2(normal, best.by));
  const end =
    distance2(best.face.from, middle) < distance2(best.face.to, middle) ? best.face.from : best.face.to;
  return { by: best.by, guide: { from: end, to: middle } };
}

const inSteps = (raw: number, { alt }: WallPointer, mode: WallSnapMode): number => {
  const step = alt || mode === "off" ? 1 : STEP;
  return Math.round(raw / step) * step;
};

function bent(
  room: Room,
  { segment }: ViewedWall,
  { pointer, mode, typed: text, widths }: GripPull,
  typed: number | null,
): Gripped | null {
  const { from, to, wall } = segment;
  const chord = distance2(from, to);
  const raw = sagittaThrough(from, to, pointer.at);
  const reach = REACH_PIXELS * pointer.mmPerPixel;
  const isFree = pointer.alt || mode === "off";
  const isHalf = !isFree && Math.abs(Math.abs(raw) - chord / 2) <= reach;
  const isStraight = !isFree && Math.abs(raw) <= reach;
  const byHand = isHalf ? (Math.sign(raw) * chord) / 2 : isStraight ? 0 : inSteps(raw, pointer, mode);
  const rise = typed === null ? null : /^r/i.test(text) ? sagittaOfRadius(chord, typed) : typed;
  if (typed !== null && (rise === null || rise < 0)) return null;
  const sagittaMm = rise === null ? Math.max(-chord, Math.min(chord, byHand)) : rise * (raw < 0 ? -1 : 1);
  return {
    valueMm: sagittaMm,
    reasons: typed === null && isHalf ? [{ kind: "halfCircle" }] : [],
    guides: [],
    change: changed(room, (now) => bendWall(now, { wall: wall.id, sagittaMm }), widths),
  };
}

function raised(
  room: Room,
  { segment }: ViewedWall,
  end: "start" | "end" | "both",
  { heightMm, pointer, mode }: GripPull,
  typed: number | null,
): Gripped | null {
  const { height, endHeight, wall } = segment;
  const present = end === "start" ? height : end === "end" ? endHeight : (height + endHeight) / 2;
  const wanted = typed ?? inSteps(heightMm ?? present, pointer, mode);
  const by = wanted - present;
  const start = end === "end" ? height : height + by;
  const last = end === "start" ? endHeight : endHeight + by;
  return {
    valueMm: wanted,
    reasons: [],
    guides: [],
    change: (now) =>
      setWall(now, {
        room: room.id,
        wall: wall.id,
        height: start === room.height && start === last ? null : start,
        endHeight: last === start ? null : last,
      }),
  };
}

/** Aligns a room with the others by its inner and outer faces, on each axis alone. */
function pulledRoom(
  project: Project,
  room: Room,
  rows: readonly RowId[],
  { from, pointer, mode }: GripPull,
): Gripped {
  const raw = sub2(pointer.at, from);
  const surroundings = surroundingsFor(project, room.id);
  const own = [...roomCorners(room), ...outerFaces(room).map((face) => face.from)];
  const reach = pointer.alt || mode !== "lines" ? 0 : REACH_PIXELS * pointer.mmPerPixel;
  const guides: Segment[] = [];
  const by = ([0, 1] as const).map((axis): number => {
    let best: { readonly way: number; readonly mine: Vec2; readonly theirs: Vec2 } | null = null;
    for (const mine of own) {
      for (const theirs of surroundings.corners) {
        const way = theirs[axis] - mine[axis];
        if (Math.abs(way - raw[axis]) > reach) continue;
        if (best && Math.abs(way - raw[axis]) >= Math.abs(best.way - raw[axis])) continue;
        best = { way, mine, theirs };
      }
    }
    if (best) guides.push({ from: best.theirs, to: add2(best.mine, raw) });
    return best?.way ?? inSteps(raw[axis], pointer, mode);
  }) as unknown as Vec2;
  return {
    valueMm: Math.hypot(...by),
    reasons: guides.length > 0 ? [{ kind: "aligned" }] : [],
    guides,
    change: (now) => moveRoom(now, { room: room.id, by, rows }),
  };
}
