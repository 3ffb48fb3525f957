import type { Drawing, DrawingTheme } from "@stanza/drawing";
import type { Vec2 } from "@stanza/geometry";
import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { useCanvasLook } from "./canvas-look.ts";
import { fitCanvas } from "./fit-canvas.ts";
import { type Motion, paintedMargin } from "./moved-view.ts";
import css from "./Plan.module.css";
import { paintDrawing } from "./paint-drawing.ts";
import type { ViewTransform } from "./view-transform.ts";

/** The interface's own font, which the page has loaded. */
const FONT = "'Inter Variable', system-ui, sans-serif";

interface Props {
  readonly motion: Motion;
  readonly size: Vec2 | null;
  /** Where the drawing is painted. */
  readonly view: ViewTransform;
  readonly drawing: Drawing;
  /** The things in the hand, over everything. */
  readonly ghosts: Drawing | null;
}

/** A drawing and, on a canvas of their own, the things in the hand: a drag leaves the drawing as it is painted. */
export function PaintedDrawing({ motion, size, view, drawing, ghosts }: Props) {
  const still = useRef<HTMLCanvasElement>(null);
  const hand = useRef<HTMLCanvasElement>(null);
  const look = useCanvasLook();
  const theme = useMemo((): DrawingTheme => ({ ...look.theme, fontFamily: FONT }), [look]);
  usePainting(still, { size, view, theme, drawing });
  usePainting(hand, { size, view, theme, drawing: ghosts });
  useLayoutEffect(() => {
    motion.content = drawing.bounds;
  }, [motion, drawing]);
  return (
    <>
      <canvas ref={still} className={css.canvas} />
      <canvas ref={hand} className={css.canvas} hidden={ghosts === null} />
    </>
  );
}

interface Painting {
  readonly size: Vec2 | null;
  readonly view: ViewTransform;
  readonly theme: DrawingTheme;
  readonly drawing: Drawing | null;
}

/** Paints when something changed, once a frame at most and in the same frame as what lies over it. */
function usePainting(
  canvas: RefObject<HTMLCanvasElement | null>,
  { size, view, theme, drawing }: Painting,
): void {
  useLayoutEffect(() => {
    if (!drawing || !size) return;
    const frame = requestAnimationFrame(() => {
      const context = canvas.current && fitCanvas(canvas.current, size, paintedMargin(size));
      if (context) paintDrawing(context, drawing, view, theme);
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas, size, view, theme, drawing]);
}
