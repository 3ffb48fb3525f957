import type { Vec2 } from "@stanza/geometry";
import type { ZoomWindow } from "../interaction.ts";
import { notify, step, type Tool, toIdle } from "./tool.ts";

/** A rectangle smaller than this in both directions is a click, CSS pixels. */
const LEAST_PIXELS = 6;

/** The next rectangle on the plan becomes the view; a click changes nothing. */
export const zoomWindow: Tool<ZoomWindow> = {
  edits: false,
  enter: () => step({ kind: "zoomWindow", from: null, to: [0, 0] }),
  down: (state, input) => step({ ...state, from: input, to: input.at }),
  move: (state, { at }) => step(state.from ? { ...state, to: at } : state),

  up(state, { at, mmPerPixel }) {
    if (!state.from) return step(state);
    const from = state.from.at;
    const size: Vec2 = [Math.abs(at[0] - from[0]), Math.abs(at[1] - from[1])];
    if (Math.max(...size) < LEAST_PIXELS * mmPerPixel) return step({ ...state, from: null });
    const min: Vec2 = [Math.min(from[0], at[0]), Math.min(from[1], at[1])];
    const max: Vec2 = [min[0] + size[0], min[1] + size[1]];
    return toIdle(notify({ kind: "areaChosen", min, max }));
  },
  key: () => null,
  cancel: (state, why) => (why === "pointerLost" ? step({ ...state, from: null }) : toIdle()),
  refresh: (state) => step(state),
};
