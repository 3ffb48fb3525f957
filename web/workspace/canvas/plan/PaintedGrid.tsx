import { useTheme } from "@stanza/web-site";
import { surfaces } from "@stanza/web-ui";
import { useLayoutEffect, useRef } from "react";
import type { StoreApi } from "zustand";
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
  const scheme = useTheme((state) => state.scheme);
  useLayoutEffect(() => {
    let frame: number | null = null;
    const paint = (): void => {
      frame = null;
      const { view, size } = store.getState();
      const context = canvas.current && size && fitCanvas(canvas.current, size);
      if (!context) return;
      const colours = surfaces[scheme];
      paintGrid(context, size, view, { minor: colours["canvas-grid"], major: colours["canvas-gridMajor"] });
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
  }, [store, scheme]);
  return <canvas ref={canvas} className={css.canvas} />;
}
