/** Steps of the arrow keys and of a drag, mm. */
const STEP = 10;
const LARGE = 100;
const SMALL = 1;

/** How far an arrow key moves what is in the hand, mm: with Shift far, with Ctrl or Alt finely (ux.md §3). */
export const keyStep = ({
  shiftKey,
  ctrlKey,
  altKey,
}: Readonly<Pick<KeyboardEvent, "shiftKey" | "ctrlKey" | "altKey">>): number =>
  shiftKey ? LARGE : ctrlKey || altKey ? SMALL : STEP;

/** A dragged measure in steps of the hand; with Alt to the millimetre. */
export function inSteps(value: number, { altKey }: Readonly<Pick<PointerEvent, "altKey">>): number {
  const step = altKey ? SMALL : STEP;
  return Math.round(value / step) * step;
}

/** What a key does to a place: along the width and the height of a front, mm; null: it is no key for that. */
export function keyMove(
  event: Readonly<Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey">>,
): { readonly axis: "x" | "y"; readonly by: number } | null {
  const step = keyStep(event);
  switch (event.key) {
    case "ArrowLeft":
      return { axis: "x", by: -step };
    case "ArrowRight":
      return { axis: "x", by: step };
    case "ArrowUp":
      return { axis: "y", by: step };
    case "ArrowDown":
      return { axis: "y", by: -step };
    case "PageUp":
      return { axis: "y", by: LARGE };
    case "PageDown":
      return { axis: "y", by: -LARGE };
    default:
      return null;
  }
}
