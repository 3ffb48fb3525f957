import type { Drawing, DrawingTheme } from "@stanza/drawing";
import type { Vec2 } from "@stanza/geometry";
import { paintDrawing } from "./paint-drawing.ts";
import type { ViewTransform } from "./view-transform.ts";

/** The inputs of a kept painting; another drawing, size or zoom is another painting. */
interface Painted {
  readonly drawing: Drawing;
  readonly colours: DrawingTheme["roles"];
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** Beyond each side of the view, in shares of it: how far a pan goes before everything is painted anew. */
const MARGIN_SHARE = 0.25;

export type KeptPainting = (
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  view: ViewTransform,
  theme: DrawingTheme,
  size: Vec2,
  ratio: number,
) => void;

/**
 * Paints a drawing, and while it is panned moves a picture of it, taken somewhat larger than the view, instead of painting every shape in
 * every frame (graphics.md §2). The picture is laid on whole pixels of the device, so that it stays sharp.
 */
export function openKeptPainting(): KeptPainting {
  let last: Painted | null = null;
  let kept: { readonly canvas: HTMLCanvasElement; readonly offset: Vec2 } | null = null;

  return (context, drawing, view, theme, size, ratio) => {
    const now: Painted = {
      drawing,
      colours: theme.roles,
      scale: view.scale,
      width: size[0],
      height: size[1],
      ratio,
    };
    const margin: Vec2 = [Math.ceil(size[0] * MARGIN_SHARE), Math.ceil(size[1] * MARGIN_SHARE)];
    const isPan =
      last !== null && (Object.keys(now) as (keyof Painted)[]).every((key) => now[key] === last?.[key]);
    last = now;
    if (!isPan) {
      kept = null;
      paintDrawing(context, drawing, view, theme);
      return;
    }
    if (!kept || !within(view.offset, kept.offset, margin)) {
      kept = { canvas: picture(drawing, view, theme, size, margin, ratio), offset: view.offset };
    }
    const at = [0, 1].map((axis) => {
      const moved = view.offset[axis]! - kept!.offset[axis]!;
      return Math.round((moved - margin[axis]!) * ratio) / ratio;
    });
    const { canvas } = kept;
    context.drawImage(canvas, at[0]!, at[1]!, canvas.width / ratio, canvas.height / ratio);
  };
}

const within = (a: Vec2, b: Vec2, [x, y]: Vec2): boolean =>
  Math.abs(a[0] - b[0]) <= x && Math.abs(a[1] - b[1]) <= y;

function picture(
  drawing: Drawing,
  { scale, offset }: ViewTransform,
  theme: DrawingTheme,
  [width, height]: Vec2,
  [x, y]: Vec2,
  ratio: number,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round((width + 2 * x) * ratio);
  canvas.height = Math.round((height + 2 * y) * ratio);
  const context = canvas.getContext("2d");
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  if (context) paintDrawing(context, drawing, { scale, offset: [offset[0] + x, offset[1] + y] }, theme);
  return canvas;
}
