import { useLayoutEffect, useRef } from "react";
import type { StoreApi } from "zustand";
import { useCanvasLook } from "./canvas-look.ts";
import { fitCanvas } from "./fit-canvas.ts";
import type { FlatView } from "./moved-view.ts";
import css from "./Plan.module.css";
import { paintGrid } from "./paint-grid.ts";

/** The grid under a flat drawing. It is so little that it is painted in each frame of a moved view, over all that is shown. */
export function PaintedGrid({
  store,
}: {
  readonly store: Pick<StoreApi<FlatView>, "getState" | "subscribe">;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { grid } = useCanvasLook();
  useLayoutEffect(() => {
    let frame: number | null = null;
    const paint = (): void => {
      frame = null;
      const { view, size } = store.getState();
      const context = canvas.current && size && fitCanvas(canvas.current, size);
      if (!context) return;
      paintGrid(context, size, view, grid);
    };
    const later = (): void => {
      frame ??= requestAnimationFrame(paint);
    };
    later();
    const stop = store.subscribe((now, before) => {
      if (now.view !== before.view || now.size !== before.size) later();
    });
    return () => {
      stop();
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, [store, grid]);
  return <canvas ref={canvas} className={css.canvas} />;
}
