import type { Vec2 } from "@stanza/geometry";
import { editor } from "@stanza/web-project";
import { create } from "zustand";
import { fitPlan } from "./plan-view.ts";

/** The rectangle being dragged over the plan with the toggle `zoomWindow`; `null`: none. */
export const useZoomWindow = create<{ readonly from: Vec2 | null; readonly to: Vec2 }>()(() => ({
  from: null,
  to: [0, 0],
}));

/** Smaller than this in both directions it was a click, mm on the plan at the present scale times this many pixels. */
const LEAST_PIXELS = 6;

export const isZoomingWindow = (): boolean => editor.state.toggles.zoomWindow;

export function startZoomWindow(at: Vec2): void {
  useZoomWindow.setState({ from: at, to: at });
}

export function dragZoomWindow(at: Vec2): void {
  if (useZoomWindow.getState().from) useZoomWindow.setState({ to: at });
}

/** Shows the rectangle and puts the tool away; a click leaves everything as it is. */
export function endZoomWindow(mmPerPixel: number): void {
  const { from, to } = useZoomWindow.getState();
  useZoomWindow.setState({ from: null });
  if (!from) return;
  const size: Vec2 = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
  if (Math.max(...size) < LEAST_PIXELS * mmPerPixel) return;
  fitPlan(
    {
      min: [Math.min(from[0], to[0]), Math.min(from[1], to[1])],
      max: [Math.max(from[0], to[0]), Math.max(from[1], to[1])],
    },
    { everything: false },
  );
  editor.setToggle("zoomWindow", false);
}

export function cancelZoomWindow(): void {
  useZoomWindow.setState({ from: null });
  editor.setToggle("zoomWindow", false);
}
