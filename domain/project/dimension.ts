import type { Vec2 } from "@stanza/geometry";
import type { RowId, WallId } from "./ids.ts";

export type DimensionId = string;

/** The wall or the article that holds a point of a dimension. The point moves with it. */
export type DimensionHold =
  /** `share` of the wall's inner face from its start (0) to its end (1). */
  | { readonly kind: "wall"; readonly wall: WallId; readonly share: number }
  /** Shares of the article's box in plan, along its width and its depth, 0 … 1. */
  | { readonly kind: "row"; readonly row: RowId; readonly x: number; readonly z: number };

/** A point of a dimension. `at` is its place in the plan, mm, and counts when nothing holds it or its holder has been removed. */
export interface DimensionPoint {
  readonly at: Vec2;
  readonly on?: DimensionHold;
}

export const DIMENSION_KINDS = ["linear", "angle", "text", "highlight"] as const;
/** The kinds of dimension; the specification calls them quote flags (spec 2 §3). */
export type DimensionKind = (typeof DIMENSION_KINDS)[number];

/**
 * A dimension that a person placed on the plan: a length, an angle, a note with a leader or a highlight (spec 2 §3). Lengths in mm of the
 * real thing. The measures that a drawing sets along walls by itself are dimension chains.
 */
export type Dimension =
  | {
      readonly kind: "linear";
      readonly id: DimensionId;
      readonly from: DimensionPoint;
      readonly to: DimensionPoint;
      /** Signed distance of the dimension line, positive to the left of from→to on paper. */
      readonly offset: number;
    }
  | {
      readonly kind: "angle";
      readonly id: DimensionId;
      readonly vertex: DimensionPoint;
      readonly from: DimensionPoint;
      readonly to: DimensionPoint;
      readonly radius: number;
    }
  | {
      readonly kind: "text";
      readonly id: DimensionId;
      /** The leader points here. */
      readonly target: DimensionPoint;
      /** Vector from the target to the text. */
      readonly shift: Vec2;
      readonly text: string;
    }
  | {
      readonly kind: "highlight";
      readonly id: DimensionId;
      readonly centre: DimensionPoint;
      /** Width and height of the outline. */
      readonly size: Vec2;
      readonly outline: "cloud" | "box";
      /** Empty: none. */
      readonly text: string;
    };
