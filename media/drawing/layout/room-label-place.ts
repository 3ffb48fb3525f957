import { add2, pointInPolygon, sub2, type Vec2 } from "@stanza/geometry";
import type { Shape } from "../drawing.ts";
import { around, openGround, type TakenGround } from "./taken-ground.ts";
import { lineBox, type TextBox, textBox } from "./text-box.ts";

type TextShape = Extract<Shape, { type: "text" }>;
type Polygon = Extract<Shape, { type: "polygon" }>;

/** The lines of one label of a room, at their printed heights. */
export type RoomLabel = readonly TextShape[];

/** The labels of rooms among the shapes of a plan: name and area one under the other, which no row or wall owns. */
export function roomLabels(shapes: readonly Shape[]): readonly RoomLabel[] {
  const labels: TextShape[][] = [];
  for (const [i, shape] of shapes.entries()) {
    if (shape.type !== "text" || shape.role !== "label" || shape.owner !== undefined) continue;
    const last = labels.at(-1);
    if (last && shapes[i - 1] === last.at(-1) && last[0]!.at[0] === shape.at[0]) last.push(shape);
    else labels.push([shape]);
  }
  return labels;
}

/** The lines of a label at least as far from each other as their letters are high. */
function apart(label: RoomLabel): RoomLabel {
  let least = Number.NEGATIVE_INFINITY;
  return label.map((one, i) => {
    const y = Math.max(one.at[1], least);
    least = y + 0.8 * (one.height + (label[i + 1]?.height ?? 0));
    return { ...one, at: [one.at[0], y] };
  });
}

/** Where the lines are on which no room's label stands: lamps over the floor, doors that open, what stands there, the room's own edges. */
export function drawnLines(shapes: readonly Shape[], scale: number): TakenGround {
  const ground = openGround(20 * scale);
  const take = (points: readonly Vec2[], closed: boolean): void => {
    for (const [i, from] of points.entries()) {
      const to = points[i + 1] ?? (closed ? points[0] : undefined);
      if (to) ground.take(lineBox(from, to));
    }
  };
  for (const shape of shapes) {
    if (shape.type === "polygon") take(shape.points, true);
    else if (shape.type === "polyline") take(shape.points, false);
    else if (shape.type === "arc") take(arcPoints(shape), false);
  }
  return ground;
}

const CHORDS = 16;

function arcPoints({
  centre,
  radius,
  startAngle,
  endAngle,
}: Extract<Shape, { type: "arc" }>): readonly Vec2[] {
  return Array.from({ length: CHORDS + 1 }, (_, i): Vec2 => {
    const angle = ((startAngle + ((endAngle - startAngle) * i) / CHORDS) * Math.PI) / 180;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
}

/**
 * The label moved as a whole to where it is clear of everything, as near as it gets and on its room's floor; `null` where there is no such
 * place.
 *
 * label   at printed heights
 * scale   50 means 1:50
 */
export function placeLabel(
  label: RoomLabel,
  shapes: readonly Shape[],
  ground: TakenGround,
  lines: TakenGround,
  scale: number,
): { readonly label: RoomLabel; readonly boxes: readonly TextBox[] } | null {
  const [first] = label;
  if (!first) return null;
  const isOver = (at: Vec2, points: readonly Vec2[]) => pointInPolygon(at, points) !== "outside";
  const polygons = shapes.filter((shape): shape is Polygon => shape.type === "polygon");
  const floor = polygons.find(({ role, points }) => role === "floor" && isOver(first.at, points));
  const bodies = polygons.filter(({ role }) => role === "article" || role === "worktop" || role === "wall");
  const spread = apart(label);
  for (const at of around(first.at, scale, 1.5 * scale, 40)) {
    const by = sub2(at, first.at);
    const moved = spread.map((one) => ({ ...one, at: add2(one.at, by) }));
    const boxes = moved.map((one) => textBox(one.text, one.at, one.height, one.angle, one.align));
    const isClear =
      (!floor || isOver(at, floor.points)) &&
      boxes.every((box) => ground.isFree(box) && lines.isFree(box)) &&
      !bodies.some(({ points }) => isOver(at, points));
    if (isClear) return { label: moved, boxes };
  }
  return null;
}
