import type { EvaluatedRow } from "@stanza/evaluation";
import { planToParent, type Vec2 } from "@stanza/geometry";
import type { Shape, ShapeRole } from "../drawing.ts";
import { disciplineOf } from "./discipline.ts";
import { footprintOf, isWallItem, planLayer } from "./footprint.ts";

type PlanPrimitive = EvaluatedRow["article"]["plan"][number];

const TEXT_HEIGHT_MM = 80;

/** A door's or window's symbol in its opening. An article without primitives gets the two panes of a window or the leaf line of a door. */
export function wallItemShapes(row: EvaluatedRow): readonly Shape[] {
  const { article } = row;
  if (article.plan.length > 0)
    return article.plan.flatMap((primitive) => primitiveShape(primitive, row, () => "symbol"));
  const [width, , depth] = article.box;
  const heights = (article.opening?.sill ?? 0) > 0 ? [depth * 0.4, depth * 0.6] : [depth];
  return heights.map((z) => ({
    type: "polyline",
    role: "symbol",
    owner: row.row.id,
    points: [planToParent(row.frame, [0, z]), planToParent(row.frame, [width, z])],
  }));
}

/** The shapes of rows as they were drawn last: a row that did not change is the same object, and its shapes stay the same ones. */
const drawn = new WeakMap<EvaluatedRow, readonly Shape[]>();

/** An article in plan: its body, its front and the details that its rule draws; the same shapes for the same row. */
export function articleShapes(row: EvaluatedRow): readonly Shape[] {
  const known = drawn.get(row);
  if (known) return known;
  const discipline = disciplineOf(row);
  const shapes = (isWallItem(row) ? wallItemShapes(row) : standingShapes(row)).map((shape) => ({
    ...shape,
    discipline,
  }));
  drawn.set(row, shapes);
  return shapes;
}

function standingShapes(row: EvaluatedRow): readonly Shape[] {
  const owner = row.row.id;
  const body = row.article.plan.filter(isBody).flatMap((p) => primitiveShape(p, row, () => "article"));
  const outline: readonly Shape[] =
    body.length > 0 ? body : [{ type: "polygon", role: "article", owner, points: footprintOf(row) }];
  switch (planLayer(row)) {
    case "hidden":
      return [];
    case "overhead":
      return outline.map((shape) => ({ ...shape, role: "wall-unit", dashed: true }));
    case "worktop":
      return outline.map((shape) => ({ ...shape, role: "worktop" }));
    case "standing": {
      const details = row.article.plan
        .filter((p) => !isBody(p))
        .flatMap((p) => primitiveShape(p, row, detailRole));
      return [...outline, ...details, ...(row.article.plan.length === 0 ? [frontLine(row)] : [])];
    }
  }
}

/** The body of an article is what its rule outlines or fills; with nothing of the kind it is the article's box. */
function isBody({ type, style }: PlanPrimitive): boolean {
  return (type === "rect" || type === "poly") && (style === "outline" || style === "fill");
}

function detailRole({ type, style }: PlanPrimitive): ShapeRole {
  return style === "outline" && type !== "text" ? "article-front" : "article-detail";
}

function frontLine({ row, frame, article }: EvaluatedRow): Shape {
  const [width, , depth] = article.box;
  const points = [planToParent(frame, [0, depth]), planToParent(frame, [width, depth])];
  return { type: "polyline", role: "article-front", owner: row.id, points };
}

function primitiveShape(
  primitive: PlanPrimitive,
  { row, frame }: EvaluatedRow,
  roleOf: (primitive: PlanPrimitive) => ShapeRole,
): readonly Shape[] {
  const at = (point: Vec2): Vec2 => planToParent(frame, point);
  const base = {
    role: roleOf(primitive),
    owner: row.id,
    ...(primitive.style === "dashed" ? { dashed: true } : {}),
  };
  const [first, second] = primitive.points;
  if (!first) return [];
  switch (primitive.type) {
    case "rect": {
      if (!second) return [];
      const corners: readonly Vec2[] = [first, [second[0], first[1]], second, [first[0], second[1]]];
      return [{ ...base, type: "polygon", points: corners.map(at) }];
    }
    case "poly":
      return [{ ...base, type: "polygon", points: primitive.points.map(at) }];
    case "line":
      return [{ ...base, type: "polyline", points: primitive.points.map(at) }];
    case "arc": {
      // Primitives count angles as rotY does, against the clock; drawings count with it.
      const turned = [primitive.startAngle ?? 0, primitive.endAngle ?? 360].map(
        (angle) => -(angle + frame.rotY),
      );
      const startAngle = Math.min(...turned);
      const endAngle = Math.max(...turned);
      return [
        { ...base, type: "arc", centre: at(first), radius: primitive.radius ?? 0, startAngle, endAngle },
      ];
    }
    case "text":
      return [
        {
          ...base,
          type: "text",
          at: at(first),
          text: primitive.text ?? "",
          height: TEXT_HEIGHT_MM,
          align: "middle",
          angle: 0,
        },
      ];
  }
}
