import { turnPlan, type Vec2 } from "@stanza/geometry";
import type { Drawing, Shape } from "../drawing.ts";

/** The field around the sign: it fills the middle, so that it is smaller than the pictures beside it. */
const FIELD: Drawing["bounds"] = { min: [-60, -60], max: [60, 60] };
const LINE = "#6f6958";
const BODY = "#ddd6c6";

/**
 * The sign for work, which has no shape of its own, such as a cut-out: a pencil across a ruler.
 *
 * title  a text for people who cannot see it
 */
export function drawWork(title: string): Drawing {
  const ruler = turned(rectangle(-34, -8, 34, 8), 45);
  const marks = [-20, -8, 4, 16].map((x) => turned([[x, -8] as const, [x, -2] as const], 45));
  const pencil = turned(
    [
      [-34, -6],
      [24, -6],
      [36, 0],
      [24, 6],
      [-34, 6],
    ],
    -45,
  );
  const band = turned(
    [
      [-25, -6],
      [-25, 6],
    ],
    -45,
  );
  return {
    kind: "picture",
    title,
    bounds: FIELD,
    shapes: [area(ruler), ...marks.map(stroke), area(pencil), stroke(band)],
  };
}

const area = (points: readonly Vec2[]): Shape => ({
  type: "polygon",
  role: "surface",
  fill: BODY,
  stroke: LINE,
  points,
});

const stroke = (points: readonly Vec2[]): Shape => ({ type: "polyline", role: "edge", stroke: LINE, points });

const rectangle = (left: number, top: number, right: number, bottom: number): readonly Vec2[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** degrees: clockwise on paper */
const turned = (points: readonly Vec2[], degrees: number): readonly Vec2[] =>
  points.map((point) => turnPlan(-degrees, point));
