import { bulgePoints, type Vec2 } from "@stanza/geometry";
import type { Drawing, Shape } from "./drawing.ts";
import { textBox } from "./layout/text-box.ts";

/** Pieces of an edge that bends that are looked at for the bounds; more would not widen them by a tenth of a millimetre. */
const PIECES = 8;

function tracedPoints(points: readonly Vec2[], bulges: readonly number[]): readonly Vec2[] {
  return points.flatMap((from, i) => {
    const bulge = bulges[i] ?? 0;
    return bulge === 0
      ? [from]
      : bulgePoints(from, points[(i + 1) % points.length]!, bulge, PIECES).slice(0, -1);
  });
}

/** Every point that bounds a shape: an arc's box, a dimension with its line and its placed figure, a text's box. */
function extremes(shape: Shape): readonly Vec2[] {
  switch (shape.type) {
    case "polygon":
      return shape.bulges ? tracedPoints(shape.points, shape.bulges) : shape.points;
    case "polyline":
      return shape.points;
    case "arc": {
      const [x, y] = shape.centre;
      const angles = [shape.startAngle, shape.endAngle];
      for (let quarter = Math.ceil(shape.startAngle / 90) * 90; quarter < shape.endAngle; quarter += 90) {
        angles.push(quarter);
      }
      return angles.map((angle) => {
        const radians = (angle * Math.PI) / 180;
        return [x + shape.radius * Math.cos(radians), y + shape.radius * Math.sin(radians)];
      });
    }
    case "text":
      return textBox(shape.text, shape.at, shape.height, shape.angle, shape.align).corners;
    case "balloon": {
      const [x, y] = shape.at;
      const { radius, leader = [] } = shape;
      return [[x - radius, y - radius], [x + radius, y + radius], ...leader];
    }
    case "dimension": {
      const { from, to, offset, figure } = shape;
      const line = [from, to, ...dimensionLine(from, to, offset)];
      if (!figure) return line;
      const { at, height, angle, align, leader = [] } = figure;
      return [...line, ...leader, ...textBox(shape.text, at, height, angle, align).corners];
    }
  }
}

/** The two ends of a dimension line. */
export function dimensionLine(from: Vec2, to: Vec2, offset: number): readonly [Vec2, Vec2] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length === 0) return [from, to];
  // To the left of from→to on paper, where Y points down.
  const shift: Vec2 = [((to[1] - from[1]) / length) * offset, (-(to[0] - from[0]) / length) * offset];
  return [
    [from[0] + shift[0], from[1] + shift[1]],
    [to[0] + shift[0], to[1] + shift[1]],
  ];
}

/** The drawing of these shapes, with its bounds; a drawing of nothing is a square of one metre. */
export function drawingOf(kind: Drawing["kind"], title: string, shapes: readonly Shape[]): Drawing {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const shape of shapes) {
    for (const [x, y] of extremes(shape)) {
      minX = Math.min(minX, x);
      minY = Math.min(minY, y);
      maxX = Math.max(maxX, x);
      maxY = Math.max(maxY, y);
    }
  }
  if (!(minX <= maxX)) return { kind, title, shapes, bounds: { min: [0, 0], max: [1000, 1000] } };
  return { kind, title, shapes, bounds: { min: [minX, minY], max: [maxX, maxY] } };
}
