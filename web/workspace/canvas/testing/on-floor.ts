import { FLOOR, type PointerInput } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import { editor } from "@stanza/web-project";

/** A mouse on the floor at a point of the plan, without any key. */
export const onFloor = (at: Vec2, more: Partial<PointerInput> = {}): PointerInput => ({
  at,
  surface: FLOOR,
  rows: [],
  wall: null,
  shift: false,
  alt: false,
  ctrl: false,
  touch: false,
  mmPerPixel: 5,
  ...more,
});

/** Presses and lets go at a point of the plan. */
export function click(x: number, z: number): void {
  editor.pointerDown(onFloor([x, z]));
  editor.pointerUp(onFloor([x, z]));
}

/** Keys one after the other; Esc as the views give it to the editor. True: the last one was for the tool in hand. */
export function press(...keys: readonly string[]): boolean {
  return keys
    .map((key) => {
      if (key === "Escape") editor.cancel();
      return key === "Escape" || editor.key({ key, shift: false, ctrl: false });
    })
    .at(-1)!;
}
