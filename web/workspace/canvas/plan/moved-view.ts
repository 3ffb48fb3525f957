import type { Vec2 } from "@stanza/geometry";
import type { StoreApi } from "zustand";
import { type Box, toScreen, type ViewTransform } from "./view-transform.ts";

/** How a flat drawing is looked at. */
export interface FlatView {
  /** Where the drawing is on screen now: a pointer is understood by it. */
  readonly view: ViewTransform;
  /** The view at which the drawing and what lies over it are painted. While the view moves, the painted picture is moved to it. */
  readonly painted: ViewTransform;
  /** The size of the drawing's place on screen, CSS pixels; `null`: it is not shown. */
  readonly size: Vec2 | null;
}

/** A view that is painted where it is. */
export const standing = (view: ViewTransform): Pick<FlatView, "view" | "painted"> => ({
  view,
  painted: view,
});

/** A view that has stood still for so long is painted anew, ms: longer than between two notches of a wheel. */
const REST_MS = 160;
/** Beyond each side of the view, in shares of it: how far the painted picture goes. */
const MARGIN_SHARE = 0.25;

/** How far a painted picture goes beyond each side of a view of this size, CSS pixels. */
export const paintedMargin = ([width, height]: Vec2): Vec2 => [
  Math.ceil(width * MARGIN_SHARE),
  Math.ceil(height * MARGIN_SHARE),
];

export interface Motion {
  /** The view has moved by hand: its painting follows when it rests, or at once where the painted picture ends. */
  moved(): void;
  /** Paints where the view is now. */
  rest(): void;
  /** What there is to be seen, in the drawing's own unit; outside it, nothing is missed. */
  content: Box | null;
}

/** Lets what is painted of a flat view follow it. */
export function openMotion<T extends FlatView>(store: Pick<StoreApi<T>, "getState" | "setState">): Motion {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const motion: Motion = {
    content: null,
    moved() {
      clearTimeout(waiting);
      if (isPainted(store.getState(), motion.content)) waiting = setTimeout(motion.rest, REST_MS);
      else motion.rest();
    },
    rest() {
      clearTimeout(waiting);
      const { view, painted } = store.getState();
      if (view !== painted) store.setState({ painted: view } as Partial<T>);
    },
  };
  return motion;
}

/** The transform that brings what is painted at one view to another, as `screen = painted × scale + offset`. */
export function between(painted: ViewTransform, view: ViewTransform): ViewTransform {
  const scale = view.scale / painted.scale;
  return {
    scale,
    offset: [view.offset[0] - painted.offset[0] * scale, view.offset[1] - painted.offset[1] * scale],
  };
}

/** Returns true while the painted picture holds everything of the content that the view shows. */
function isPainted({ view, painted, size }: FlatView, content: Box | null): boolean {
  if (!size) return true;
  const margin = paintedMargin(size);
  const move = between(painted, view);
  const picture = {
    min: toScreen(move, [-margin[0], -margin[1]]),
    max: toScreen(move, [size[0] + margin[0], size[1] + margin[1]]),
  };
  const shown = content && { min: toScreen(view, content.min), max: toScreen(view, content.max) };
  return ([0, 1] as const).every((axis) => {
    const from = Math.max(0, shown?.min[axis] ?? 0);
    const to = Math.min(size[axis], shown?.max[axis] ?? size[axis]);
    return from >= to || (picture.min[axis] <= from + 0.5 && picture.max[axis] >= to - 0.5);
  });
}
