import { arrowDirection } from "../arrow-direction.ts";
/** A dialog's place on the screen, CSS px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Smallest size of a resized dialog (spec 2 §9). */
export const MIN_WIDTH = 400;
export const MIN_HEIGHT = 150;
/** Height of the title bar, which may never leave the screen. */
const TITLE_HEIGHT = 48;
const STEP = 16;

/** The nearest allowed box: at least 400×150 (less on smaller screens), at most the screen, title bar in view. */
export function clampBox(box: Box, screen: { readonly width: number; readonly height: number }): Box {
  const width = Math.min(Math.max(box.width, Math.min(MIN_WIDTH, screen.width)), screen.width);
  const height = Math.min(Math.max(box.height, Math.min(MIN_HEIGHT, screen.height)), screen.height);
  return {
    width,
    height,
    x: Math.min(Math.max(box.x, 0), screen.width - width),
    y: Math.min(Math.max(box.y, 0), Math.max(0, screen.height - TITLE_HEIGHT)),
  };
}

/** The box after an arrow key on the grip: plain arrows resize, with Alt they move; undefined for other keys (WCAG 2.5.7). */
export function boxAfterKey(box: Box, key: string, alt: boolean): Box | undefined {
  const direction = arrowDirection(key);
  if (!direction) return undefined;
  const [dx, dy] = [direction[0] * STEP, direction[1] * STEP];
  return alt
    ? { ...box, x: box.x + dx, y: box.y + dy }
    : { ...box, width: box.width + dx, height: box.height + dy };
}
