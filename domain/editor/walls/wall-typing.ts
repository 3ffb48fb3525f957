import { add2, cosSin, distance2, scale2, sub2, type Vec2 } from "@stanza/geometry";
import { sagittaOfRadius, USUAL_LENGTHS } from "@stanza/project";
import { type LengthQuestion, lengthQuestion, parseLength } from "@stanza/quantities";
import { isUnitKey } from "../typed-length.ts";
import {
  takeBack,
  toggleArc,
  type WallDrawing,
  wayOf,
  withArc,
  withArcEnd,
  withCorner,
} from "./wall-drawing.ts";

const ARROWS: Readonly<Record<string, Vec2>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Length of a wall pointed by an arrow key before a length is typed, mm. */
const POINTED = 1000;

/**
 * Handles a key: digits type the next wall's length, or after `Tab` its angle; units may follow (`3m`, `10'6"`). `Backspace` removes a
 * digit and then a wall, `Enter` draws the wall, arrow keys give it a direction, `a` makes it an arc, `c` closes the room. While an arc
 * bends, digits type its sagitta, after `r` its radius. Any other key returns the same drawing.
 */
export function typeKey(drawing: WallDrawing, key: string): WallDrawing {
  const { corners, arcEnd, typed, typedAngle } = drawing;
  const isTyping = typed !== "" || typedAngle !== "";
  if (key === "Backspace") return isTyping ? withoutDigit(drawing) : takeBack(drawing);
  if (key === "Enter") return drawnByKey(drawing);
  if (corners.length > 0 && !(arcEnd === null && drawing.paused && ARROWS[key])) {
    if (/^[0-9.,]$/.test(key)) return { ...withText(drawing, key), paused: false };
    if (typed !== "" && drawing.field === "length" && isUnitKey(key)) return withText(drawing, key);
    if (arcEnd && typed === "" && key.toLowerCase() === "r") return withText(drawing, "r");
    if (key === "Tab" && arcEnd === null && (drawing.field === "length" || isTyping))
      return otherField(drawing);
  }
  const arrow = ARROWS[key];
  if (arrow && arcEnd === null) return pointed(drawing, arrow);
  if (isTyping) return drawing;
  if (key.toLowerCase() === "a") return toggleArc(drawing);
  if (key.toLowerCase() === "c" && corners.length >= 3 && arcEnd === null)
    return { ...drawing, state: "closed", end: null };
  return drawing;
}

/** The end of the next wall on screen: at the typed length and angle, or at the pointer. */
export function shownEnd(drawing: WallDrawing): Vec2 | null {
  const { arcEnd, end, typed, typedAngle } = drawing;
  if (arcEnd) return arcEnd;
  return typed === "" && typedAngle === "" ? end : (typedEnd(drawing) ?? end);
}

/** The sagitta of the next wall on screen, mm: as typed, or towards the pointer. */
export function shownSagitta(drawing: WallDrawing): number {
  if (drawing.arcEnd === null) return 0;
  return drawing.typed === "" ? drawing.sagitta : (typedSagitta(drawing) ?? drawing.sagitta);
}

/** Returns true when the typed text cannot be a wall: no number, or a radius that is too short for the arc. */
export function isTypedWrong(drawing: WallDrawing): boolean {
  const { arcEnd, typed, typedAngle, corners } = drawing;
  if (corners.length === 0 || (typed === "" && typedAngle === "")) return false;
  return arcEnd ? typedSagitta(drawing) === null : typedEnd(drawing) === null;
}

/** The question about the typed length of the next straight wall; the first Enter takes what was meant. */
export function wallQuestion({ corners, arcEnd, typed, setup }: WallDrawing): LengthQuestion | null {
  return corners.length === 0 || arcEnd ? null : lengthQuestion(typed, setup.unit, USUAL_LENGTHS.edge);
}

function drawnByKey(drawing: WallDrawing): WallDrawing {
  const { arcEnd, typed, typedAngle, isArc, corners, end, paused } = drawing;
  if (arcEnd) {
    const sagitta = typed === "" ? drawing.sagitta : typedSagitta(drawing);
    return sagitta === null ? drawing : withArc(drawing, sagitta);
  }
  if (corners.length === 0) return withCorner(drawing, end ?? [0, 0]);
  if (paused || (typed === "" && typedAngle === "")) return drawing;
  const asked = wallQuestion(drawing);
  if (asked) return { ...drawing, typed: asked.meant, field: "length" };
  const corner = typedEnd(drawing);
  return isArc ? withArcEnd(drawing, corner) : withCorner(drawing, corner);
}

function withText(drawing: WallDrawing, text: string): WallDrawing {
  return drawing.field === "angle" && drawing.arcEnd === null
    ? { ...drawing, typedAngle: drawing.typedAngle + text }
    : { ...drawing, typed: drawing.typed + text };
}

function withoutDigit(drawing: WallDrawing): WallDrawing {
  const { field, typed, typedAngle } = drawing;
  const inAngle = field === "angle" ? typedAngle !== "" : typed === "";
  return inAngle
    ? { ...drawing, field: "angle", typedAngle: typedAngle.slice(0, -1) }
    : { ...drawing, field: "length", typed: typed.slice(0, -1) };
}

const otherField = (drawing: WallDrawing): WallDrawing => ({
  ...drawing,
  field: drawing.field === "length" ? "angle" : "length",
});

/** An arrow key turns the next wall; without one it moves the place of the first corner. */
function pointed(drawing: WallDrawing, way: Vec2): WallDrawing {
  const from = drawing.corners.at(-1) ?? drawing.end ?? [0, 0];
  const away = drawing.corners.length > 0 && drawing.end ? distance2(from, drawing.end) : 0;
  return {
    ...drawing,
    paused: false,
    end: add2(from, scale2(way, Math.max(POINTED, away))),
    reasons: [{ kind: "axis" }],
    guides: [],
    closes: false,
  };
}

/** `null` when the typed text is no wall. */
function typedEnd(drawing: WallDrawing): Vec2 | null {
  const { corners, end, typed, typedAngle, setup } = drawing;
  const from = corners.at(-1);
  if (from === undefined) return null;
  const length = typed === "" ? (end ? distance2(from, end) : 0) : parseLength(typed, setup.unit);
  if (length === undefined || !(length > 0)) return null;
  const way = typedAngle === "" ? wayOf(drawing) : typedWay(drawing, from);
  return way && add2(from, scale2(way, length));
}

/** The direction of a typed angle, on the pointer's side of the wall before. */
function typedWay(drawing: WallDrawing, from: Vec2): Vec2 | null {
  const degrees = Number(drawing.typedAngle.replace(",", "."));
  if (drawing.typedAngle.trim() === "" || !Number.isFinite(degrees)) return null;
  const before = drawing.corners.at(-2);
  if (before === undefined) {
    const [cos, sin] = cosSin(degrees);
    return [cos, 0 - sin];
  }
  const back = sub2(before, from);
  const base = (Math.atan2(back[1], back[0]) * 180) / Math.PI;
  const way = wayOf(drawing);
  const sides = [base + degrees, base - degrees].map((angle): Vec2 => {
    const [cos, sin] = cosSin(angle);
    return [clean(cos), clean(sin)];
  });
  const [left, right] = [sides[0]!, sides[1]!];
  return left[0] * way[0] + left[1] * way[1] >= right[0] * way[0] + right[1] * way[1] ? left : right;
}

/** Removes the rounding error of a right angle. */
const clean = (value: number): number => (Math.abs(value) < 1e-12 ? 0 : value);

/** `null` when the typed text bends no arc over this line. The arc bulges to the pointer's side, or to the left without one. */
function typedSagitta({ corners, arcEnd, typed, sagitta, setup }: WallDrawing): number | null {
  const from = corners.at(-1);
  if (from === undefined || arcEnd === null) return null;
  const chord = distance2(from, arcEnd);
  const isRadius = /^r/i.test(typed);
  const mm = parseLength(isRadius ? typed.slice(1) : typed, setup.unit);
  if (mm === undefined || mm < 0) return null;
  const rise = isRadius ? sagittaOfRadius(chord, mm) : mm;
  return rise === null || rise > chord ? null : rise * (sagitta < 0 ? -1 : 1);
}
