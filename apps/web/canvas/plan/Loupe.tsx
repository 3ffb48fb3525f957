import { DRAWING_THEMES, type Drawing } from "@stanza/drawing";
import { shownEnd, type WallDrawing } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import { useEffect, useRef } from "react";
import { useTheme } from "../../stores/theme-store.ts";
import { DrawnWalls } from "./DrawnWalls.tsx";
import css from "./Plan.module.css";
import { paintDrawing } from "./paint-drawing.ts";
import { toPlanPoint, toScreen, type ViewTransform } from "./view-transform.ts";

/** Diameter, and its distance above the finger, CSS pixels (ux.md §3.2). */
const SIZE = 124;
const ABOVE = 88;
const ZOOM = 2;

interface Props {
  readonly view: ViewTransform;
  /** Where the finger is on the plan, CSS pixels. */
  readonly finger: Vec2;
  readonly drawing: WallDrawing;
  readonly plan: Drawing;
  readonly width: number;
}

/** What a finger hides, magnified above it: the corner goes where the cross is. */
export function Loupe({ view, finger, drawing, plan, width }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useTheme((state) => state.scheme);
  const centre = shownEnd(drawing) ?? toPlanPoint(view, finger);
  const scale = view.scale * ZOOM;
  const [x, y] = [SIZE / 2 - centre[0] * scale, SIZE / 2 - centre[1] * scale];
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const ratio = Math.min(3, devicePixelRatio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, SIZE, SIZE);
    paintDrawing(context, plan, { scale, offset: [x, y] }, DRAWING_THEMES[scheme]);
  }, [plan, scheme, scale, x, y]);
  const left = Math.max(SIZE / 2 + 8, Math.min(width - SIZE / 2 - 8, finger[0]));
  // Near the upper edge there is no room above the finger.
  const isLow = finger[1] < ABOVE + SIZE + 8;
  const top = isLow ? finger[1] + ABOVE : finger[1] - ABOVE - SIZE;
  const ratio = Math.min(3, devicePixelRatio);
  return (
    <div
      className={css.loupe}
      style={{ left: left - SIZE / 2, top, width: SIZE, height: SIZE }}
      aria-hidden="true"
    >
      <canvas ref={canvas} width={SIZE * ratio} height={SIZE * ratio} />
      <DrawnWalls place={(at) => toScreen({ scale, offset: [x, y] }, at)} drawing={drawing} bare />
      <svg className={css.overlay} aria-hidden="true">
        <path d={`M${SIZE / 2} 34V${SIZE - 34}M34 ${SIZE / 2}H${SIZE - 34}`} className={css.crosshair} />
      </svg>
    </div>
  );
}
