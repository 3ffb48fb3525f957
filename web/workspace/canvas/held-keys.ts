import type { GesturePointer } from "@stanza/gestures";

/** Held keys of a pointer event, and whether it is a finger, as the editor wants them. */
export function heldKeys({
  shiftKey,
  altKey,
  ctrlKey,
  pointerType,
}: Pick<GesturePointer, "shiftKey" | "altKey" | "ctrlKey" | "pointerType">) {
  return { shift: shiftKey, alt: altKey, ctrl: ctrlKey, touch: pointerType === "touch" };
}
