import {
  type DimensionMarks,
  type Drawing,
  type DrawingTheme,
  dimensionMarks,
  type Pen,
  type Shape,
} from "@stanza/drawing";
import { add2, bulgeCircle, scale2, type Vec2 } from "@stanza/geometry";
import { legible, type PaintedDimension } from "./legible-figures.ts";
import { toScreen, type ViewTransform } from "./view-transform.ts";

/** Widths of one pen and least heights of text, CSS pixels. */
const PEN_PX = 1.1;
const TEXT_PX = { least: 10, most: 15 } as const;
const DIMENSION_TEXT_PX = 11;
const DASH: readonly number[] = [5, 4];
const CAP_HEIGHT = 0.72;
/** Cap height of dimension figures on screen. */
export const DIMENSION_CAP_PX = DIMENSION_TEXT_PX * CAP_HEIGHT;

/**
 * Paints a drawing on a canvas whose unit is the CSS pixel; lines and texts keep their size on screen at any zoom. Figures of
 * dimensions that would lie on others, as of two thin boards side by side, are left out; nearer, there is room for them.
 */
export function paintDrawing(
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  view: ViewTransform,
  theme: DrawingTheme,
): void {
  context.lineJoin = "round";
  context.lineCap = "butt";
  const dimensions: PaintedDimension[] = [];
  for (const shape of drawing.shapes) {
    const marks = paintShape(context, shape, view, theme);
    if (marks && shape.type === "dimension") dimensions.push({ text: shape.text, marks });
  }
  for (const { text, marks } of legible(dimensions)) {
    const { at, angle, capHeight, align } = marks.text;
    paintText(context, text, at, angle, capHeight / CAP_HEIGHT, align, theme.roles.label.stroke, theme);
  }
  context.globalAlpha = 1;
  context.setLineDash([]);
}

function paintShape(
  context: CanvasRenderingContext2D,
  shape: Shape,
  view: ViewTransform,
  theme: DrawingTheme,
): DimensionMarks | undefined {
  const pen = theme.roles[shape.role];
  const stroke = shape.stroke ?? pen.stroke;
  const fill = shape.fill ?? pen.fill;
  context.globalAlpha = (shape.opacity ?? 1) * (shape.role === "shadow" ? theme.shadowOpacity : 1);
  context.setLineDash(shape.dashed ? (DASH as number[]) : []);
  switch (shape.type) {
    case "polygon":
      context.beginPath();
      trace(context, shape.points, view, shape.bulges);
      context.closePath();
      for (const hole of shape.holes ?? []) {
        trace(context, hole, view);
        context.closePath();
      }
      paintPath(context, fill, stroke, pen);
      return undefined;
    case "polyline":
      context.beginPath();
      trace(context, shape.points, view);
      paintPath(context, shape.fill ?? "none", stroke, pen);
      return undefined;
    case "arc": {
      const [x, y] = toScreen(view, shape.centre);
      context.beginPath();
      context.arc(
        x,
        y,
        Math.max(0, shape.radius * view.scale),
        radians(shape.startAngle),
        radians(shape.endAngle),
      );
      paintPath(context, shape.fill ?? "none", stroke, pen);
      return undefined;
    }
    case "text":
      paintText(
        context,
        shape.text,
        toScreen(view, shape.at),
        shape.angle,
        textSize(shape.height * view.scale),
        shape.align,
        stroke,
        theme,
      );
      return undefined;
    case "balloon": {
      const size = textSize(shape.height * view.scale);
      const at = add2(toScreen(view, shape.at), scale2(shape.beyond?.out ?? [0, 0], clearOfFigures(view)));
      context.beginPath();
      context.arc(at[0], at[1], Math.max(size * 0.75, shape.radius * view.scale), 0, 2 * Math.PI);
      paintPath(context, fill, stroke, pen);
      paintText(context, shape.text, at, 0, size, "middle", stroke, theme);
      return undefined;
    }
    case "dimension": {
      const [from, to] = [toScreen(view, shape.from), toScreen(view, shape.to)];
      const marks = dimensionMarks(
        from,
        to,
        shape.offset * view.scale,
        shape.text,
        DIMENSION_CAP_PX,
        (shape.clear ?? 0) * view.scale,
        shape.running,
      );
      context.beginPath();
      for (const [a, b] of marks.lines) {
        context.moveTo(a[0], a[1]);
        context.lineTo(b[0], b[1]);
      }
      paintPath(context, "none", stroke, pen);
      return marks;
    }
  }
}

function trace(
  context: CanvasRenderingContext2D,
  points: readonly Vec2[],
  view: ViewTransform,
  bulges?: readonly number[],
): void {
  points.forEach((point, index) => {
    const [x, y] = toScreen(view, point);
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
    const bulge = bulges?.[index] ?? 0;
    if (bulge === 0) return;
    const { centre, radius, start, sweep } = bulgeCircle(point, points[(index + 1) % points.length]!, bulge);
    const [cx, cy] = toScreen(view, centre);
    context.arc(cx, cy, radius * view.scale, start, start + sweep, sweep < 0);
  });
}

function paintPath(context: CanvasRenderingContext2D, fill: string, stroke: string, pen: Pen): void {
  if (fill !== "none") {
    context.fillStyle = fill;
    context.fill("evenodd");
  }
  if (stroke !== "none" && pen.weight > 0) {
    context.strokeStyle = stroke;
    context.lineWidth = pen.weight * PEN_PX;
    context.stroke();
  }
}

function paintText(
  context: CanvasRenderingContext2D,
  text: string,
  [x, y]: Vec2,
  angle: number,
  size: number,
  align: "start" | "middle" | "end",
  colour: string,
  theme: DrawingTheme,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(radians(angle));
  context.font = `500 ${size}px ${theme.fontFamily}`;
  context.textAlign = align === "middle" ? "center" : align;
  context.textBaseline = "alphabetic";
  context.fillStyle = colour;
  context.fillText(text, 0, (size * CAP_HEIGHT) / 2);
  context.restore();
}

/** A wall's letter stands this far from its last dimension line on paper, mm, and on screen at least, CSS pixels. */
const LETTER = { mm: 384, px: 22 } as const;
/** How much farther out a wall's letter goes, so that it lies on no figure where the plan is small; CSS pixels. */
const clearOfFigures = ({ scale }: ViewTransform): number => Math.max(0, LETTER.px - LETTER.mm * scale);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A font size for a cap height, kept legible. */
function textSize(capHeight: number): number {
  return Math.min(TEXT_PX.most, Math.max(TEXT_PX.least, capHeight / CAP_HEIGHT));
}
