import type { Choices } from "@stanza/catalogue";
import type { Vec2 } from "@stanza/geometry";
import type { Room } from "@stanza/project";

/**
 * A drawing as data: flat, in millimetres of the real thing, Y downwards as on paper. The screen paints it on a canvas, the printer
 * makes SVG of it, the exporter DXF.
 */
export interface Drawing {
  readonly title: string;
  readonly kind: "plan" | "elevation" | "services" | "worktops" | "picture";
  readonly bounds: { readonly min: Vec2; readonly max: Vec2 };
  /** The shapes in painting order. */
  readonly shapes: readonly Shape[];
  /** Name of the room; absent: it has none, or the drawing shows several. */
  readonly room?: string;
  /** The rows that the drawing shows, for its legend and for the blocks of a DXF file. */
  readonly positions?: readonly DrawnPosition[];
  /** The rooms of a plan: a DXF file keeps what its lines do not say of them. */
  readonly rooms?: readonly Room[];
  /** The drawings that it is put together from, where each stands for itself; on paper they are as far apart as they need. */
  readonly parts?: readonly Drawing[];
  /** Present when `layOut` gave every text its place: for paper at this scale, 50 means 1:50. */
  readonly laidOutAt?: number;
}

/** A row that a drawing shows. */
export interface DrawnPosition {
  /** The `owner` of its shapes. */
  readonly owner: string;
  /** The number in its balloon; absent: it has none. */
  readonly mark?: string;
  /** Code of the article. */
  readonly code: string;
  readonly description: string;
  /** Present for what stands in a wall. */
  readonly opening?: "door" | "window";
  /** Present in a plan for what stands in a wall. */
  readonly hole?: DrawnHole;
  /** Its origin on the drawing and its turn, degrees against the clock on paper: equal articles are the same shapes there. */
  readonly at: Vec2;
  readonly turn: number;
}

/** The hole that a row cuts in a wall, and the article that it is for. Millimetres. */
export interface DrawnHole {
  readonly kind: "door" | "window" | "passage";
  /** Its ends on the wall's inner face, in the direction of the wall. */
  readonly from: Vec2;
  readonly to: Vec2;
  /** Height of its underside above the floor. */
  readonly sill: number;
  readonly height: number;
  readonly sold: {
    readonly catalogue: string;
    readonly model: string;
    readonly article: string;
    readonly choices: Choices;
  };
}

/** The trades that read a drawing: each has its own dimension chains, and its own layers in DXF. */
export type Discipline = "room" | "openings" | "units" | "worktops" | "appliances" | "services" | "heights";

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
  /** Absent: follows from the role. */
  readonly discipline?: Discipline;
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
      /** It names a line: on paper it stands clear of it, whatever its size there. `from` on the line, `out` a unit vector away from it. */
      readonly beside?: { readonly from: Vec2; readonly out: Vec2 };
      /** From the text to what it says, where it had to make room. */
      readonly leader?: readonly Vec2[];
    })
  | (ShapeBase & {
      /** A mark in a circle: the number of a row, the letter of a wall. */
      readonly type: "balloon";
      readonly at: Vec2;
      readonly text: string;
      readonly radius: number;
      /** Cap height. */
      readonly height: number;
      /** What it marks: inside this outline it stands by itself, outside it has a leader. */
      readonly home?: readonly Vec2[];
      /** It stands outside the dimension chains of its owner: `from` on the measured line, `out` a unit vector away from it. */
      readonly beyond?: { readonly from: Vec2; readonly out: Vec2 };
      readonly leader?: readonly Vec2[];
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
      /** The number of its line among the owner's lines on this side, from 0 beside the wall; absent: a person placed it. */
      readonly line?: number;
      /** True: one of several distances from the same point `from`, each written at its end. */
      readonly running?: boolean;
      /** The place of its figure, where `layOut` chose it. */
      readonly figure?: Figure;
    });

/** The figure of a dimension, middle of the capitals; mm of the real thing. */
export interface Figure {
  readonly at: Vec2;
  /** Degrees clockwise on paper. */
  readonly angle: number;
  readonly height: number;
  readonly align: "start" | "middle" | "end";
  readonly leader?: readonly Vec2[];
}
