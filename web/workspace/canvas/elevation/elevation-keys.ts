import type { Vec2 } from "@stanza/geometry";
import { type CanvasActions, handleCanvasKey } from "../canvas-keys.ts";
import { moveSelection } from "./elevation-hand.ts";

/** Along the wall, and up. */
const ARROWS: Readonly<Record<string, Vec2>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** mm an arrow key moves: plain, with Shift, with Ctrl (ux.md §9). */
const NUDGE = { plain: 10, shift: 100, ctrl: 1 } as const;

/**
 * A key pressed in the elevation: arrows move the selection along its wall and up, other keys do what they do in every view.
 *
 * visit    the name of this stay in the view; the arrows pressed during it are one step of the history
 * returns  true when the key did something; it is then not for the page
 */
export function handleElevationKey(event: KeyboardEvent, actions: CanvasActions, visit: string): boolean {
  const arrow = ARROWS[event.key];
  if (!arrow || event.altKey) return handleCanvasKey(event, actions);
  const step = event.shiftKey ? NUDGE.shift : event.ctrlKey ? NUDGE.ctrl : NUDGE.plain;
  return moveSelection([arrow[0] * step, arrow[1] * step], visit);
}
