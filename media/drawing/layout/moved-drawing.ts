import { add2, type Vec2 } from "@stanza/geometry";
import type { Drawing, Figure, Shape } from "../drawing.ts";

/** A drawing somewhere else on its sheet, with everything that was placed for it. */
export function movedDrawing(drawing: Drawing, by: Vec2): Drawing {
  const { bounds, shapes, positions } = drawing;
  return {
    ...drawing,
    bounds: { min: add2(bounds.min, by), max: add2(bounds.max, by) },
    shapes: shapes.map((shape) => movedShape(shape, by)),
    ...(positions ? { positions: positions.map((one) => ({ ...one, at: add2(one.at, by) })) } : {}),
  };
}

function movedShape(shape: Shape, by: Vec2): Shape {
  const at = (point: Vec2): Vec2 => add2(point, by);
  const all = (points: readonly Vec2[]): readonly Vec2[] => points.map(at);
  switch (shape.type) {
    case "polygon":
      return { ...shape, points: all(shape.points), ...(shape.holes ? { holes: shape.holes.map(all) } : {}) };
    case "polyline":
      return { ...shape, points: all(shape.points) };
    case "arc":
      return { ...shape, centre: at(shape.centre) };
    case "text":
      return {
        ...shape,
        at: at(shape.at),
        ...(shape.beside ? { beside: { ...shape.beside, from: at(shape.beside.from) } } : {}),
        ...(shape.leader ? { leader: all(shape.leader) } : {}),
      };
    case "balloon":
      return {
        ...shape,
        at: at(shape.at),
        ...(shape.home ? { home: all(shape.home) } : {}),
        ...(shape.beyond ? { beyond: { ...shape.beyond, from: at(shape.beyond.from) } } : {}),
        ...(shape.leader ? { leader: all(shape.leader) } : {}),
      };
    case "dimension":
      return {
        ...shape,
        from: at(shape.from),
        to: at(shape.to),
        ...(shape.figure ? { figure: movedFigure(shape.figure, at, all) } : {}),
      };
  }
}

const movedFigure = (
  figure: Figure,
  at: (point: Vec2) => Vec2,
  all: (points: readonly Vec2[]) => readonly Vec2[],
): Figure => ({
  ...figure,
  at: at(figure.at),
  ...(figure.leader ? { leader: all(figure.leader) } : {}),
});
