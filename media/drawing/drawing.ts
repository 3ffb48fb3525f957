import type { Vec2 } from "@stanza/geometry";

/**
 * A drawing as data: flat, in millimetres of the real thing, Y downwards as on paper. The screen paints it on a canvas, the printer
 * makes SVG of it, the exporter DXF.
 */
export interface Drawing {
  readonly title: string;
  readonly kind: "plan" | "elevation" | "picture";
  readonly bounds: { readonly min: Vec2; readonly max: Vec2 };
  /** The shapes in painting order. */
  readonly shapes: readonly Shape[];
}

/**
 * The meaning of a shape, so that each medium chooses its own colours, line weights and DXF layer.
 *
 * surface, edge, shadow   a visible face of a thing in its own colour, its outline, the shade under it (pictures and elevations)
 * dimension-chain         the measures that the drawing itself sets along walls and articles
 * dimension               a dimension that a person placed
 * hidden                  lines that lie behind or above the drawn thing, e.g. the opening lines of a door
 */
export type ShapeRole =
  | "floor"
  | "wall"
  | "opening"
  | "article"
  | "article-front"
  | "article-detail"
  | "wall-unit"
  | "worktop"
  | "symbol"
  | "dimension-chain"
  | "label"
  | "clearance"
  | "dimension"
  | "surface"
  | "edge"
  | "shadow"
  | "hidden";

interface ShapeBase {
  readonly role: ShapeRole;
  /** The row or wall it belongs to, for picking and highlighting. */
  readonly owner?: string;
  /** Fill colour where the thing's own colour matters (`#rrggbb`). */
  readonly fill?: string;
  /** Line colour where the thing's own colour matters (`#rrggbb`), or none at all. */
  readonly stroke?: string | "none";
  /** 0 … 1 of fill and line; absent: opaque. */
  readonly opacity?: number;
  readonly dashed?: boolean;
}

export type Shape =
  | (ShapeBase & {
      readonly type: "polygon";
      readonly points: readonly Vec2[];
      readonly holes?: readonly (readonly Vec2[])[];
      /** The bulge of the edge after each point, as `bulgeCircle` takes it: 0 is straight. Absent: all edges are. */
      readonly bulges?: readonly number[];
    })
  | (ShapeBase & { readonly type: "polyline"; readonly points: readonly Vec2[] })
  | (ShapeBase & {
      readonly type: "arc";
      readonly centre: Vec2;
      readonly radius: number;
      /** Degrees, clockwise on paper from +X; the arc runs from start to end in that sense. */
      readonly startAngle: number;
      readonly endAngle: number;
    })
  | (ShapeBase & {
      readonly type: "text";
      /** Half way up the capitals, at the text's start, middle or end. */
      readonly at: Vec2;
      readonly text: string;
      /** Cap height in mm of the real thing; screens clamp it to a legible size. */
      readonly height: number;
      readonly align: "start" | "middle" | "end";
      /** Degrees clockwise on paper. */
      readonly angle: number;
    })
  | (ShapeBase & {
      readonly type: "dimension";
      readonly from: Vec2;
      readonly to: Vec2;
      /** Signed distance of the dimension line from the measured line, mm; positive to the left of from→to on paper. */
      readonly offset: number;
      /** The distance of the extension lines' beginning from the measured points, mm, e.g. outside the wall; absent: at the points. */
      readonly clear?: number;
      readonly text: string;
    });
