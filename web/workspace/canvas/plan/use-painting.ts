import { DRAWING_THEMES, type Drawing, type DrawingTheme } from "@stanza/drawing";
import type { Vec2 } from "@stanza/geometry";
import { type Scheme, surfaces } from "@stanza/web-ui";
import { type RefObject, useEffect, useState } from "react";
import { type KeptPainting, openKeptPainting } from "./kept-painting.ts";
import { paintDrawing } from "./paint-drawing.ts";
import { paintGrid } from "./paint-grid.ts";
import type { ViewTransform } from "./view-transform.ts";

/** The interface's own font, which the page has loaded. */
const FONT = "'Inter Variable', system-ui, sans-serif";

interface Painting {
  readonly size: Vec2 | null;
  readonly view: ViewTransform;
  readonly scheme: Scheme;
  readonly drawing: Drawing;
  /** The things in the hand, over everything. */
  readonly ghosts: Drawing | null;
}

/** Paints the plan when something of it changed, once a frame at most, in the device's own pixels. */
export function usePainting(canvas: RefObject<HTMLCanvasElement | null>, painting: Painting): void {
  const { size, view, scheme, drawing, ghosts } = painting;
  const [keep] = useState(openKeptPainting);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (canvas.current && size) {
        paint(canvas.current, { size, view, scheme, drawing, ghosts }, keep);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas, size, view, scheme, drawing, ghosts, keep]);
}

function paint(
  canvas: HTMLCanvasElement,
  painting: Painting & { readonly size: Vec2 },
  keep: KeptPainting,
): void {
  const { size, view, scheme, drawing, ghosts } = painting;
  const theme: DrawingTheme = { ...DRAWING_THEMES[scheme], fontFamily: FONT };
  const ratio = Math.min(3, devicePixelRatio);
  const [width, height] = [Math.round(size[0] * ratio), Math.round(size[1] * ratio)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, size[0], size[1]);
  const colours = surfaces[scheme];
  paintGrid(context, size, view, { minor: colours["canvas-grid"], major: colours["canvas-gridMajor"] });
  keep(context, drawing, view, theme, size, ratio);
  if (ghosts) paintDrawing(context, ghosts, view, theme);
}
