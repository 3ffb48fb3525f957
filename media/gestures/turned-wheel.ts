import type { Vec2 } from "@stanza/geometry";

/** The part of a wheel event that counts, as plain data. */
export type WheelTurn = Readonly<
  Pick<WheelEvent, "deltaX" | "deltaY" | "deltaMode" | "ctrlKey" | "shiftKey">
>;

/** `DOM_DELTA_LINE`, and the height of a line in pixels. */
const LINES = 1;
const LINE_PIXELS = 18;
/** One step of a wheel is about 100 pixels; drivers that send more in one event would jump. */
const MOST_PIXELS = 120;
const NEARER = { wheel: 0.0015, pinch: 0.01 };

export type TurnedWheel = { readonly pan: Vec2 } | { readonly zoom: number };

/**
 * Returns what the view should do when a wheel turns or two fingers move on a trackpad.
 *
 * A wheel turns in one direction and in steps; two fingers on a trackpad move both ways, and their pinch arrives as a wheel with Ctrl.
 *
 * pans      whether this view pans by trackpad and by Shift; otherwise everything zooms
 * returns   a way in pixels, or a factor that is above 1 when the view comes nearer
 */
export function turnedWheel(turn: WheelTurn, pans: boolean): TurnedWheel {
  const pixels = turn.deltaMode === LINES ? LINE_PIXELS : 1;
  const [dx, dy] = [turn.deltaX * pixels, turn.deltaY * pixels];
  const isTrackpadPan = !turn.ctrlKey && turn.deltaMode === 0 && dx !== 0;
  if (pans && (isTrackpadPan || turn.shiftKey))
    return { pan: turn.shiftKey && dx === 0 ? [-dy, 0] : [-dx, -dy] };
  const within = Math.max(-MOST_PIXELS, Math.min(MOST_PIXELS, dy));
  return { zoom: Math.exp(-within * (turn.ctrlKey ? NEARER.pinch : NEARER.wheel)) };
}
