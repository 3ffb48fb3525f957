import type { Vec2 } from "@stanza/geometry";
import type { RowId, WallId } from "./ids.ts";

export type QuoteId = string;

/** What a point of a quote is held by, so that it goes along when that moves. */
export type QuoteHold =
  /** `share` of the wall's inner face from its start (0) to its end (1). */
  | { readonly kind: "wall"; readonly wall: WallId; readonly share: number }
  /** Shares of the article's box in plan, along its width and its depth, 0 … 1. */
  | { readonly kind: "row"; readonly row: RowId; readonly x: number; readonly z: number };

/** A point of a quote. `at` is where it lies when nothing holds it, or when what held it has gone; plan, mm. */
export interface QuotePoint {
  readonly at: Vec2;
  readonly on?: QuoteHold;
}

export const QUOTE_KINDS = ["linear", "angle", "text", "highlight"] as const;
/** The quote flags of the editor (spec 2 §3). */
export type QuoteKind = (typeof QUOTE_KINDS)[number];

/** A dimension or a remark on the plan that a person made (spec 2 §3). Lengths in mm of the real thing. */
export type Quote =
  | {
      readonly kind: "linear";
      readonly id: QuoteId;
      readonly from: QuotePoint;
      readonly to: QuotePoint;
      /** Signed distance of the dimension line, positive to the left of from→to on paper. */
      readonly offset: number;
    }
  | {
      readonly kind: "angle";
      readonly id: QuoteId;
      readonly vertex: QuotePoint;
      readonly from: QuotePoint;
      readonly to: QuotePoint;
      readonly radius: number;
    }
  | {
      readonly kind: "text";
      readonly id: QuoteId;
      /** What the leader points at. */
      readonly target: QuotePoint;
      /** From the target to the text. */
      readonly shift: Vec2;
      readonly text: string;
    }
  | {
      readonly kind: "highlight";
      readonly id: QuoteId;
      readonly centre: QuotePoint;
      /** Width and height of what it surrounds. */
      readonly size: Vec2;
      readonly outline: "cloud" | "box";
      /** Empty: none. */
      readonly text: string;
    };
