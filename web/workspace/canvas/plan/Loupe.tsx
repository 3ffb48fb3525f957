import type { Drawing } from "@stanza/drawing";
import { shownEnd, type WallDrawing } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import { useEffect, useRef } from "react";
import { LOUPE_SIZE, LOUPE_ZOOM, LoupeGlass } from "../walls/LoupeGlass.tsx";
import { useCanvasLook } from "./canvas-look.ts";
import { DrawnWalls } from "./DrawnWalls.tsx";
import { paintDrawing } from "./paint-drawing.ts";
import { toPlanPoint, toScreen, type ViewTransform } from "./view-transform.ts";

interface Props {
  readonly view: ViewTransform;
  /** The finger's place on the plan, CSS pixels. */
  readonly finger: Vec2;
  readonly drawing: WallDrawing;
  readonly plan: Drawing;
  readonly width: number;
}

/** The part of the plan that a finger hides, magnified above it: the corner goes where the cross is. */
export function Loupe({ view, finger, drawing, plan, width }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { theme } = useCanvasLook();
  const centre = shownEnd(drawing) ?? toPlanPoint(view, finger);
  const scale = view.scale * LOUPE_ZOOM;
  const [x, y] = [LOUPE_SIZE / 2 - centre[0] * scale, LOUPE_SIZE / 2 - centre[1] * scale];
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const ratio = Math.min(3, devicePixelRatio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, LOUPE_SIZE, LOUPE_SIZE);
    paintDrawing(context, plan, { scale, offset: [x, y] }, theme);
  }, [plan, theme, scale, x, y]);
  const ratio = Math.min(3, devicePixelRatio);
  return (
    <LoupeGlass finger={finger} width={width}>
      <canvas ref={canvas} width={LOUPE_SIZE * ratio} height={LOUPE_SIZE * ratio} />
      <DrawnWalls place={(at) => toScreen({ scale, offset: [x, y] }, at)} drawing={drawing} bare />
    </LoupeGlass>
  );
}
