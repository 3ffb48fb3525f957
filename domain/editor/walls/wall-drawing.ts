import { cross2, distance2, type Segment, scale2, sub2, unit2, type Vec2 } from "@stanza/geometry";
import { sagittaThrough } from "@stanza/project";
import type { LengthUnit } from "@stanza/quantities";
import {
  snapCorner,
  type WallPointer,
  type WallSnapMode,
  type WallSnapReason,
  type WallSurroundings,
} from "./wall-snapping.ts";

/** Walls being drawn corner by corner. A plain value: every function here returns a new one. */
export interface WallDrawing {
  /** The corners so far, one more than walls. A repeated first corner means that an arc closed the room. */
  readonly corners: readonly Vec2[];
  /** The sagitta of each wall, to the left of its drawing direction, mm; 0 is straight. */
  readonly sagittas: readonly number[];
  /** The place of the next corner; `null`: the pointer is outside the plan, or drawing is paused. */
  readonly end: Vec2 | null;
  readonly reasons: readonly WallSnapReason[];
  readonly guides: readonly Segment[];
  /** True: the pointer is on the first corner, and the next click closes the room. */
  readonly closes: boolean;
  /** True: the next wall is an arc, for which first the end and then the bulge is set. */
  readonly isArc: boolean;
  /** The arc's end, once it is set; `end` is then unused and the pointer bends the arc. */
  readonly arcEnd: Vec2 | null;
  readonly sagitta: number;
  /** Text typed for the next wall: its length, or the sagitta of its arc (`r2500`: its radius). */
  readonly typed: string;
  /** Typed angle to the wall before; for the first wall from the right, counter-clockwise. Degrees. */
  readonly typedAngle: string;
  /** The field that digits go to. */
  readonly field: "length" | "angle";
  /** True: no wall follows the pointer until the next click. */
  readonly paused: boolean;
  readonly state: "drawing" | "closed" | "stopped";
  readonly setup: WallSetup;
}

/** The settings while walls are drawn. */
export interface WallSetup {
  readonly mode: WallSnapMode;
  /** Unit of a bare number. */
  readonly unit: LengthUnit;
  readonly surroundings: WallSurroundings;
}

const ALONE: WallSetup = { mode: "lines", unit: "mm", surroundings: { corners: [], faces: [] } };

export function emptyDrawing(setup: WallSetup = ALONE): WallDrawing {
  return {
    corners: [],
    sagittas: [],
    end: null,
    reasons: [],
    guides: [],
    closes: false,
    isArc: false,
    arcEnd: null,
    sagitta: 0,
    typed: "",
    typedAngle: "",
    field: "length",
    paused: false,
    state: "drawing",
    setup,
  };
}

/** The pointer snaps to the first corner within this many pixels. */
const CLOSE_PIXELS = 14;
/** Clicks nearer than this to the last corner draw no wall, mm. */
export const LEAST_WALL = 50;
/** An arc snaps to half a circle within this many pixels. */
const HALF_CIRCLE_PIXELS = 8;
const SAGITTA_STEP = 10;

/** Follows a move of the pointer: the next wall follows it, or the arc bends towards it. */
export function followPointer(drawing: WallDrawing, pointer: WallPointer): WallDrawing {
  const { corners, arcEnd, setup } = drawing;
  if (drawing.paused) return drawing;
  if (arcEnd) return bentTowards(drawing, corners.at(-1)!, arcEnd, pointer);
  const [first] = corners;
  const reach = CLOSE_PIXELS * pointer.mmPerPixel;
  const mayClose = first !== undefined && corners.length >= 3 && !pointer.alt;
  if (mayClose && distance2(pointer.at, first) <= reach) {
    return { ...drawing, end: first, closes: true, reasons: [{ kind: "close" }], guides: [] };
  }
  const { at, reasons, guides } = snapCorner(corners, pointer, setup.mode, setup.surroundings);
  return { ...drawing, end: at, reasons, guides, closes: false };
}

function bentTowards(drawing: WallDrawing, from: Vec2, to: Vec2, pointer: WallPointer): WallDrawing {
  const chord = distance2(from, to);
  const raw = sagittaThrough(from, to, pointer.at);
  const isHalf =
    !pointer.alt && Math.abs(Math.abs(raw) - chord / 2) <= HALF_CIRCLE_PIXELS * pointer.mmPerPixel;
  const whole = pointer.alt ? raw : Math.round(raw / SAGITTA_STEP) * SAGITTA_STEP;
  const sagitta = isHalf ? (Math.sign(raw) * chord) / 2 : Math.max(-chord, Math.min(chord, whole));
  return { ...drawing, sagitta, reasons: isHalf ? [{ kind: "halfCircle" }] : [], guides: [] };
}

/** Handles a click: the first corner, the next one, the bend of an arc, or the closing of the room. */
export function putCorner(drawing: WallDrawing, pointer: WallPointer): WallDrawing {
  if (drawing.arcEnd) return withArc(followPointer(drawing, pointer));
  const followed = followPointer({ ...drawing, paused: false }, pointer);
  if (followed.isArc) return withArcEnd(followed, followed.end);
  return followed.closes ? { ...followed, state: "closed", end: null } : withCorner(followed, followed.end);
}

/**
 * Handles Esc: clears the typed text; then pauses the wall that follows the pointer, or removes a lone first corner; then stops. The drawn
 * walls stay.
 *
 * Source: ux.md §3.2.
 */
export function stopDrawing(drawing: WallDrawing): WallDrawing {
  const { typed, typedAngle, arcEnd, corners, paused } = drawing;
  if (typed !== "" || typedAngle !== "") return { ...drawing, ...NOTHING_TYPED };
  if (arcEnd) return { ...drawing, ...WITHOUT_ARC };
  if (corners.length === 1) return { ...drawing, corners: [], ...AT_REST };
  if (corners.length > 1 && !paused) return { ...drawing, ...AT_REST, paused: true };
  return { ...drawing, ...AT_REST, state: "stopped" };
}

/** Makes the next wall an arc, or straight again. */
export function toggleArc(drawing: WallDrawing): WallDrawing {
  return { ...drawing, ...WITHOUT_ARC, ...NOTHING_TYPED, isArc: !drawing.isArc };
}

/** Removes an arc's end, else the last wall. */
export function takeBack(drawing: WallDrawing): WallDrawing {
  if (drawing.arcEnd) return { ...drawing, ...WITHOUT_ARC };
  const { corners, sagittas } = drawing;
  return { ...drawing, corners: corners.slice(0, -1), sagittas: sagittas.slice(0, -1), closes: false };
}

/** Adds a straight wall to a corner; unchanged when that would be no wall. */
export function withCorner(drawing: WallDrawing, corner: Vec2 | null): WallDrawing {
  const last = drawing.corners.at(-1);
  if (corner === null || (last && distance2(last, corner) < LEAST_WALL)) return drawing;
  return {
    ...drawing,
    ...NOTHING_TYPED,
    corners: [...drawing.corners, corner],
    sagittas: last ? [...drawing.sagittas, 0] : [],
    closes: false,
    paused: false,
  };
}

/** Sets the end of an arc; the pointer bends it from now on. */
export function withArcEnd(drawing: WallDrawing, end: Vec2 | null): WallDrawing {
  const last = drawing.corners.at(-1);
  if (last === undefined) return withCorner(drawing, end);
  if (end === null || distance2(last, end) < LEAST_WALL) return drawing;
  return { ...drawing, ...NOTHING_TYPED, arcEnd: end, sagitta: 0, reasons: [], guides: [] };
}

/** Adds the arc with its present bend; an arc to the first corner closes the room. */
export function withArc(drawing: WallDrawing, sagitta = drawing.sagitta): WallDrawing {
  const { arcEnd, corners, sagittas, closes } = drawing;
  if (arcEnd === null) return drawing;
  return {
    ...drawing,
    ...WITHOUT_ARC,
    ...NOTHING_TYPED,
    corners: [...corners, arcEnd],
    sagittas: [...sagittas, sagitta],
    isArc: false,
    closes: false,
    ...(closes ? { state: "closed", end: null } : {}),
  };
}

/** The direction of the wall that follows the pointer. */
export function wayOf({ corners, end }: WallDrawing): Vec2 {
  const from = corners.at(-1);
  return from && end && distance2(from, end) > 0 ? unit2(sub2(end, from)) : [1, 0];
}

/** The angle of a wall to the one before, 0 … 180°; of the first one its direction against the clock from the right, 0 … 360°. */
export function cornerAngle(before: Vec2 | undefined, from: Vec2, to: Vec2): number {
  const way = sub2(to, from);
  if (before === undefined) {
    const degrees = (Math.atan2(-way[1], way[0]) * 180) / Math.PI;
    return degrees < 0 ? degrees + 360 : degrees;
  }
  const back = sub2(before, from);
  const length = Math.hypot(...way) * Math.hypot(...back);
  if (length === 0) return 0;
  const [along, across] = [scale2(back, 1 / length), cross2(back, way) / length];
  return (Math.atan2(Math.abs(across), along[0] * way[0] + along[1] * way[1]) * 180) / Math.PI;
}

const NOTHING_TYPED = { typed: "", typedAngle: "", field: "length" } as const;
const WITHOUT_ARC = { arcEnd: null, sagitta: 0, closes: false } as const;
const AT_REST = { end: null, reasons: [], guides: [], closes: false } as const;
