import { toPlanPoint, type ViewTransform } from "./view-transform.ts";

/** Steps of the grid, mm; the finest whose lines are far enough apart is drawn, with every fifth or tenth stronger. */
const STEPS = [10, 50, 100, 500, 1000, 5000, 10_000] as const;
const LEAST_PIXELS = 14;

export interface GridColours {
  readonly minor: string;
  readonly major: string;
}

/** A quiet grid under the plan: it says how large things are, and holds nothing. */
export function paintGrid(
  context: CanvasRenderingContext2D,
  [width, height]: readonly [number, number],
  view: ViewTransform,
  colours: GridColours,
): void {
  const index = STEPS.findIndex((step) => step * view.scale >= LEAST_PIXELS);
  const minor = STEPS[index] ?? 10_000;
  const major = STEPS[index + 1] ?? minor * 10;
  const min = toPlanPoint(view, [0, 0]);
  const max = toPlanPoint(view, [width, height]);
  context.lineWidth = 1;
  for (const step of [minor, major]) {
    context.strokeStyle = step === minor ? colours.minor : colours.major;
    context.globalAlpha = step === minor ? fading(minor * view.scale) : 0.9;
    context.beginPath();
    for (let x = Math.ceil(min[0] / step) * step; x <= max[0]; x += step) {
      const at = crisp(x * view.scale + view.offset[0]);
      context.moveTo(at, 0);
      context.lineTo(at, height);
    }
    for (let y = Math.ceil(min[1] / step) * step; y <= max[1]; y += step) {
      const at = crisp(y * view.scale + view.offset[1]);
      context.moveTo(0, at);
      context.lineTo(width, at);
    }
    context.stroke();
  }
  context.globalAlpha = 1;
}

const crisp = (pixel: number): number => Math.round(pixel) + 0.5;

/** Fine lines come in gradually while zooming, so that the grid never jumps. */
const fading = (pixels: number): number =>
  Math.min(0.9, (pixels - LEAST_PIXELS * 0.6) / (LEAST_PIXELS * 1.6));
