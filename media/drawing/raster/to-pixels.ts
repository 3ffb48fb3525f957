import type { Vec2 } from "@stanza/geometry";
import type { Drawing, Shape } from "../drawing.ts";
import { SVG_THEMES } from "../svg/svg-theme.ts";
import { fillRings, type Pixels } from "./fill-rings.ts";

/** Samples of a pixel along each axis: edges are smooth at twelve shades. */
const SAMPLES = 3;
/** Room around the drawing, as a part of the smaller side. */
const MARGIN = 0.03;
/** Width of a pen of weight 1, px. */
const PEN = 1.1;

const THEME = SVG_THEMES.light;

/**
 * A picture (`drawArticle`, `drawScene`) as pixels, for readers that show no SVG, such as mail. Surfaces and straight lines; texts,
 * dimensions and arcs, which pictures have none of, are left out.
 *
 * size  px; the drawing stands in its middle, on the paper's colour
 */
export function toPixels(
  drawing: Drawing,
  size: { readonly width: number; readonly height: number },
): Pixels {
  const { min, max } = drawing.bounds;
  const [width, height] = [size.width * SAMPLES, size.height * SAMPLES];
  const margin = Math.min(width, height) * MARGIN;
  const [across, down] = [Math.max(max[0] - min[0], 1e-6), Math.max(max[1] - min[1], 1e-6)];
  const k = Math.min((width - 2 * margin) / across, (height - 2 * margin) / down);
  const [left, top] = [(width - across * k) / 2, (height - down * k) / 2];
  const place = ([x, y]: Vec2): Vec2 => [(x - min[0]) * k + left, (y - min[1]) * k + top];
  const fine: Pixels = { width, height, rgb: new Uint8Array(width * height * 3) };
  const paper = colour(THEME.paper);
  if (paper) for (let i = 0; i < fine.rgb.length; i += 1) fine.rgb[i] = paper[i % 3]!;
  for (const shape of drawing.shapes) paint(fine, shape, place);
  return averaged(fine, size);
}

function paint(fine: Pixels, shape: Shape, place: (point: Vec2) => Vec2): void {
  if (shape.type !== "polygon" && shape.type !== "polyline") return;
  const pen = THEME.roles[shape.role];
  const points = shape.points.map(place);
  if (shape.type === "polygon") {
    const holes = (shape.holes ?? []).map((hole) => hole.map(place));
    const fill = colour(shape.fill ?? pen.fill);
    const opacity = shape.role === "shadow" ? THEME.shadowOpacity : shape.opacity;
    if (fill) fillRings(fine, [points, ...holes], fill, opacity);
    for (const ring of [points, ...holes]) drawLine(fine, [...ring, ...ring.slice(0, 1)], shape);
  } else drawLine(fine, points, shape);
}

/** Each stretch as a thin quadrilateral. */
function drawLine(fine: Pixels, points: readonly Vec2[], shape: Shape): void {
  const pen = THEME.roles[shape.role];
  const ink = colour(shape.stroke ?? pen.stroke);
  const half = (pen.weight * PEN * SAMPLES) / 2;
  if (!ink || half === 0) return;
  for (const [i, from] of points.entries()) {
    const to = points[i + 1];
    const length = to ? Math.hypot(to[0] - from[0], to[1] - from[1]) : 0;
    if (!to || length === 0) continue;
    const [dx, dy] = [((to[0] - from[0]) / length) * half, ((to[1] - from[1]) / length) * half];
    const corners: readonly Vec2[] = [
      [from[0] - dx - dy, from[1] - dy + dx],
      [to[0] + dx - dy, to[1] + dy + dx],
      [to[0] + dx + dy, to[1] + dy - dx],
      [from[0] - dx + dy, from[1] - dy - dx],
    ];
    fillRings(fine, [corners], ink);
  }
}

function averaged(
  fine: Pixels,
  { width, height }: { readonly width: number; readonly height: number },
): Pixels {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
          const row = y * SAMPLES + Math.floor(sample / SAMPLES);
          sum += fine.rgb[(row * fine.width + x * SAMPLES + (sample % SAMPLES)) * 3 + channel]!;
        }
        rgb[(y * width + x) * 3 + channel] = Math.round(sum / SAMPLES ** 2);
      }
  return { width, height, rgb };
}

/** `#rrggbb` or `#rgb`; `undefined`: `none`, or no colour. */
function colour(text: string): readonly [number, number, number] | undefined {
  const long = /^#[0-9a-f]{3}$/i.test(text) ? text.replace(/[0-9a-f]/gi, "$&$&") : text;
  if (!/^#[0-9a-f]{6}$/i.test(long)) return undefined;
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}
