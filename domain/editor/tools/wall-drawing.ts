import { distance2, type Vec2 } from "@stanza/geometry";
import { appendWall, closeRoom, type Outcome, type Room, type WallId } from "@stanza/project";
import { directedEnd } from "./wall-direction.ts";

/** The pointer on the plan while walls are drawn. */
export interface WallPointer {
  readonly at: Vec2;
  /** Frees the angle; otherwise walls go along the axes and their diagonals. */
  readonly shift: boolean;
  /** Leaves the pointer alone: no angle, no lining up, no closing. */
  readonly alt: boolean;
  /** Length of one screen pixel, mm. */
  readonly mmPerPixel: number;
}

/** Walls being drawn corner by corner. A plain value: every function here returns a new one. */
export interface WallDrawing {
  /** The corners so far, at most one wall fewer than corners. */
  readonly corners: readonly Vec2[];
  /** Where the next corner would be; `null`: the pointer is not over the plan. */
  readonly end: Vec2 | null;
  /** The pointer is on the first corner: the next click closes the room. */
  readonly closes: boolean;
  /** Length typed for the next wall, as text. */
  readonly typed: string;
  readonly state: "drawing" | "closed" | "stopped";
}

export const EMPTY_DRAWING: WallDrawing = {
  corners: [],
  end: null,
  closes: false,
  typed: "",
  state: "drawing",
};

/** The first corner takes the pointer from this many pixels. */
const CLOSE_PIXELS = 14;
/** Clicks nearer than this to the last corner draw no wall, mm. */
const LEAST_WALL = 50;

/** The pointer moves: the next wall follows it. */
export function followPointer(drawing: WallDrawing, pointer: WallPointer): WallDrawing {
  const { corners } = drawing;
  const [first] = corners;
  const reach = CLOSE_PIXELS * pointer.mmPerPixel;
  const onFirst = first !== undefined && corners.length >= 3 && !pointer.alt;
  if (onFirst && distance2(pointer.at, first) <= reach) return { ...drawing, end: first, closes: true };
  return { ...drawing, end: directedEnd(corners, pointer), closes: false };
}

/** A click: the first corner, the next one, or the closing of the room. */
export function putCorner(drawing: WallDrawing, pointer: WallPointer): WallDrawing {
  const followed = followPointer(drawing, pointer);
  return followed.closes ? { ...followed, state: "closed", end: null } : withCorner(followed, followed.end);
}

/**
 * A key: digits and the decimal sign type the next wall's length, Backspace takes a digit and then a wall back, Enter draws the wall,
 * `c` closes the room. Any other key leaves the drawing as it is.
 */
export function typeKey(drawing: WallDrawing, key: string): WallDrawing {
  const { typed, corners } = drawing;
  if (/^[0-9.,]$/.test(key) && corners.length > 0) return { ...drawing, typed: typed + key };
  if (key === "Backspace") {
    if (typed !== "") return { ...drawing, typed: typed.slice(0, -1) };
    return { ...drawing, corners: corners.slice(0, -1), closes: false };
  }
  if (key === "Enter") return typed === "" ? drawing : withCorner(drawing, typedEnd(drawing));
  if (key.toLowerCase() === "c" && corners.length >= 3) return { ...drawing, state: "closed", end: null };
  return drawing;
}

/** Esc: clears what was typed, then stops; what is drawn stays. */
export function stopDrawing(drawing: WallDrawing): WallDrawing {
  return drawing.typed === "" ? { ...drawing, state: "stopped", end: null } : { ...drawing, typed: "" };
}

/** The end of the next wall as it is shown: at the typed length towards the pointer, or where the pointer is. */
export function shownEnd(drawing: WallDrawing): Vec2 | null {
  return drawing.typed === "" ? drawing.end : (typedEnd(drawing) ?? drawing.end);
}

/**
 * The walls drawn so far in a room; `null` while there is none.
 *
 * thickness  of the walls, mm; absent: the usual one
 * refused    whatever `appendWall` and `closeRoom` refuse
 */
export function drawnRoom(
  drawing: WallDrawing,
  empty: Room,
  newId: () => WallId,
  thickness?: number,
): Outcome<Room> | null {
  const [start, ...ends] = drawing.corners;
  if (start === undefined || ends.length === 0) return null;
  let from = start;
  let room: Outcome<Room> = { ok: true, value: empty };
  for (const to of ends) {
    if (!room.ok) return room;
    room = appendWall(room.value, {
      id: newId(),
      from,
      lengthMm: distance2(from, to),
      ...(thickness === undefined ? {} : { thickness }),
      angleDeg: (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI,
    });
    from = to;
  }
  return room.ok && drawing.state === "closed" && room.value.openEnd !== null
    ? closeRoom(room.value, { id: newId() })
    : room;
}

function withCorner(drawing: WallDrawing, corner: Vec2 | null): WallDrawing {
  const last = drawing.corners.at(-1);
  if (corner === null || (last && distance2(last, corner) < LEAST_WALL)) return drawing;
  return { ...drawing, corners: [...drawing.corners, corner], typed: "", closes: false };
}

function typedEnd({ corners, end, typed }: WallDrawing): Vec2 | null {
  const from = corners.at(-1);
  const length = Number.parseFloat(typed.replace(",", "."));
  if (from === undefined || end === null || !(length > 0)) return null;
  const away = distance2(from, end);
  const way: Vec2 = away === 0 ? [1, 0] : [(end[0] - from[0]) / away, (end[1] - from[1]) / away];
  return [from[0] + way[0] * length, from[1] + way[1] * length];
}
