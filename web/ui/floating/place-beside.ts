/** Side of the button, and which edges line up; `start` and `end` follow the reading direction. */
export type Place = "bottom" | "bottom-start" | "bottom-end" | "top-start" | "left-start";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Placement {
  readonly left: number;
  readonly top: number;
  /** The height that there is room for; content beyond it scrolls. */
  readonly maxHeight: number;
}

/** Between button and content. */
const GAP = 8;
/** Between content and the edge of the screen. */
const EDGE = 8;

/**
 * Places a menu or popover: on its side of the button if there is room, else on the opposite one, and never beyond the screen.
 * All in CSS px of the viewport.
 */
export function placeBeside(
  button: Rect,
  content: Size,
  screen: Size,
  place: Place,
  isRtl = false,
): Placement {
  if (place === "left-start") return placeAtSide(button, content, screen, isRtl);
  const above = button.top - GAP - EDGE;
  const below = screen.height - (button.top + button.height) - GAP - EDGE;
  const wantsAbove = place === "top-start";
  const [own, other] = wantsAbove ? [above, below] : [below, above];
  const isAbove = content.height > own && other > own ? !wantsAbove : wantsAbove;
  const maxHeight = Math.max(isAbove ? above : below, 0);
  return {
    left: within(alignedLeft(button, content, place, isRtl), content.width, screen.width),
    top: isAbove ? button.top - GAP - Math.min(content.height, maxHeight) : button.top + button.height + GAP,
    maxHeight,
  };
}

function alignedLeft(button: Rect, content: Size, place: Place, isRtl: boolean): number {
  if (place === "bottom") return button.left + (button.width - content.width) / 2;
  const atLeft = place.endsWith("start") !== isRtl;
  return atLeft ? button.left : button.left + button.width - content.width;
}

/** Beside it, before the button in reading direction; below it where neither side is wide enough, as on a phone. */
function placeAtSide(button: Rect, content: Size, screen: Size, isRtl: boolean): Placement {
  const atLeft = button.left - GAP - content.width;
  const atRight = button.left + button.width + GAP;
  const fits = (left: number) => left >= EDGE && left + content.width <= screen.width - EDGE;
  const left = (isRtl ? [atRight, atLeft] : [atLeft, atRight]).find(fits);
  if (left === undefined) return placeBeside(button, content, screen, "bottom-start", isRtl);
  const maxHeight = screen.height - 2 * EDGE;
  return { left, top: within(button.top, Math.min(content.height, maxHeight), screen.height), maxHeight };
}

const within = (at: number, size: number, screen: number): number =>
  Math.max(EDGE, Math.min(at, screen - size - EDGE));
