import { add2, nearestOnSegment, scale2, type Vec2 } from "@stanza/geometry";
import {
  arcAngle,
  arcOfCurve,
  arcPoint,
  type Room,
  type ViewedWall,
  viewedWall,
  type WallId,
} from "@stanza/project";
import { parseLength } from "@stanza/quantities";
import { currentScene, editor, lengthSaid, lengthUnitNow, useProject } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { announce } from "@stanza/web-ui";
import i18next from "i18next";
import { create } from "zustand";
import { sayWallRefusal } from "./locked-walls.ts";
import { commitSplit } from "./wall-edits.ts";

interface Division {
  /** The wall that is about to be divided; `null`: none is. */
  readonly wall: WallId | null;
  /** Where, from its start; of a curved wall along its arc. mm. */
  readonly alongMm: number;
  /** Digits typed for that. */
  readonly typed: string;
}

const NONE: Division = { wall: null, alongMm: 0, typed: "" };

/** The hand that divides a wall, in every view: a mark goes along the wall, and a press makes it a corner. */
export const useDivision = create<Division>()(() => NONE);

/** A hand puts it at multiples of this, and in the middle from so many pixels. mm. */
const STEP = 10;
const MIDDLE_PIXELS = 8;
/** What remains of the wall on each side, mm. */
const LEAST = 1;
/** mm an arrow key moves: plain, with Shift, with Ctrl (ux.md §9). */
const NUDGE = { plain: 10, shift: 100, ctrl: 1 } as const;

export const isDividing = (): boolean => useDivision.getState().wall !== null;

/** The wall in the hand as it is now. */
export function dividedWall(
  { wall } = useDivision.getState(),
): { readonly room: Room; readonly viewed: ViewedWall } | null {
  const room = currentScene().project.rooms.find(({ walls }) => walls.some(({ id }) => id === wall));
  const viewed = room && wall !== null ? viewedWall(room, wall) : undefined;
  return room && viewed ? { room, viewed } : null;
}

export const lengthAlong = ({ segment, curve }: ViewedWall): number => curve?.arcLength ?? segment.length;

/** The plan point so far along a wall's inner face. */
export function pointAlong({ segment, curve }: ViewedWall, alongMm: number): Vec2 {
  if (!curve) return add2(segment.from, scale2(segment.direction, alongMm));
  return arcPoint(arcOfCurve(curve), alongMm / curve.radius);
}

/** Takes the selected wall; the mark begins in its middle. */
export function startDividing(viewed: ViewedWall): void {
  useDivision.setState({
    wall: viewed.segment.wall.id,
    alongMm: Math.round(lengthAlong(viewed) / 2),
    typed: "",
  });
}

export function stopDividing(): void {
  if (isDividing()) useDivision.setState(NONE, true);
}

/** The mark goes to the place on the wall that is nearest to the pointer. */
export function dividePointer({
  at,
  mmPerPixel,
  alt,
}: {
  readonly at: Vec2;
  readonly mmPerPixel: number;
  readonly alt: boolean;
}): void {
  const divided = dividedWall();
  if (!divided) return;
  const { segment, curve } = divided.viewed;
  const raw = curve
    ? arcAngle(arcOfCurve(curve), at) * curve.radius
    : nearestOnSegment(at, segment).t * segment.length;
  const length = lengthAlong(divided.viewed);
  const isMiddle = !alt && Math.abs(raw - length / 2) <= MIDDLE_PIXELS * mmPerPixel;
  const step = alt ? 1 : STEP;
  put(isMiddle ? length / 2 : Math.round(raw / step) * step);
}

function put(alongMm: number, typed = ""): void {
  const divided = dividedWall();
  if (!divided) return;
  const length = lengthAlong(divided.viewed);
  useDivision.setState({ alongMm: Math.max(LEAST, Math.min(alongMm, length - LEAST)), typed });
}

/** Makes the corner where the mark is, or in the middle. */
export function divideHere({ middle = false } = {}): void {
  const divided = dividedWall();
  const { alongMm } = useDivision.getState();
  stopDividing();
  if (!divided) return;
  const { room, viewed } = divided;
  const at = middle ? lengthAlong(viewed) / 2 : alongMm;
  const refused = commitSplit(room, viewed, at);
  if (refused) sayWallRefusal(refused);
  else
    announce(
      translate("said.divided", {
        name: viewed.segment.name,
        mm: lengthSaid(Math.round(at), i18next.language),
      }),
    );
}

/** A key while a wall is divided: digits say how far from its start, Enter divides it, Esc leaves it. True: it was for this. */
export function divideKey({
  key,
  shiftKey,
  ctrlKey,
}: Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey">): boolean {
  const { typed, alongMm } = useDivision.getState();
  if (!isDividing()) return false;
  const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[key];
  if (by !== undefined) put(alongMm + by * (shiftKey ? NUDGE.shift : ctrlKey ? NUDGE.ctrl : NUDGE.plain));
  else if (key === "Enter") divideHere();
  else if (key === "Escape" && typed === "") stopDividing();
  else if (key === "Escape") useDivision.setState({ typed: "" });
  else {
    const next =
      key === "Backspace" ? typed.slice(0, -1) : /^[0-9.,mc'"]$/.test(key) && !ctrlKey ? typed + key : null;
    if (next === null) return false;
    put(parseLength(next, lengthUnitNow()) ?? alongMm, next);
  }
  return true;
}

// A mark is of the selected wall alone.
editor.subscribe(() => {
  const { wall } = useDivision.getState();
  if (wall !== null && editor.state.wall !== wall) stopDividing();
});
useProject.subscribe(() => {
  if (isDividing() && !dividedWall()) stopDividing();
});
