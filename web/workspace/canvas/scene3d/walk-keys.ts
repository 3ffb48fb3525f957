import type { WalkInput } from "@stanza/viewer";

/** Keys by their place on the keyboard, so that W A S D lie together on every layout. */
const KEYS: Readonly<
  Record<string, readonly [axis: "ahead" | "right" | "turnLeft" | "lookUp", way: 1 | -1]>
> = {
  KeyW: ["ahead", 1],
  ArrowUp: ["ahead", 1],
  KeyS: ["ahead", -1],
  ArrowDown: ["ahead", -1],
  KeyA: ["right", -1],
  KeyD: ["right", 1],
  ArrowLeft: ["turnLeft", 1],
  ArrowRight: ["turnLeft", -1],
  PageUp: ["lookUp", 1],
  PageDown: ["lookUp", -1],
};

export const isWalkKey = (code: string): boolean => code in KEYS;

/** The direction of the held keys and the thumb on the pad together, each −1 … 1. */
export function walkInput(
  held: ReadonlySet<string>,
  pad: { readonly right: number; readonly ahead: number },
): WalkInput {
  const sum = { ahead: pad.ahead, right: pad.right, turnLeft: 0, lookUp: 0 };
  for (const code of held) {
    const key = KEYS[code];
    if (key) sum[key[0]] += key[1];
  }
  const limit = (value: number): number => Math.max(-1, Math.min(1, value));
  return {
    ahead: limit(sum.ahead),
    right: limit(sum.right),
    turnLeft: limit(sum.turnLeft),
    lookUp: limit(sum.lookUp),
    fast: held.has("ShiftLeft") || held.has("ShiftRight"),
  };
}

/** A thumb on a pad of that radius, px from its middle: nothing near the middle, all of it at the rim. */
export function thumbOnPad(
  dx: number,
  dy: number,
  radius: number,
): { readonly right: number; readonly ahead: number } {
  const away = Math.hypot(dx, dy) / radius;
  if (away < 0.12) return { right: 0, ahead: 0 };
  const share = Math.min(1, (away - 0.12) / 0.78) / away / radius;
  return { right: dx * share, ahead: -dy * share };
}
