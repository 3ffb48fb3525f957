import type { EvaluatedArticle } from "@stanza/catalogue";
import type { Frame, Vec3 } from "@stanza/geometry";
import type { RowId, WallId, WallSegment } from "@stanza/project";
import type { Footprint } from "../footprint.ts";

/** Why something stands where it was put; shown to the person while dragging. */
export type SnapReason =
  | { readonly kind: "wall"; readonly wall: WallId; readonly name: string }
  | { readonly kind: "corner"; readonly wall: WallId; readonly name: string }
  | { readonly kind: "wallCentre"; readonly wall: WallId; readonly name: string }
  | { readonly kind: "besides"; readonly row: RowId }
  | { readonly kind: "aligned"; readonly row: RowId };

/** What is being placed, and where the hand wants it. */
export interface SnapRequest {
  /** The article frame without any snapping. */
  readonly wanted: Frame;
  readonly box: Vec3;
  readonly mount: EvaluatedArticle["mount"];
  /** Height of the article's origin above the floor. */
  readonly elevation: number;
}

export interface SnapSurroundings {
  readonly walls: readonly WallSegment[];
  readonly obstacles: readonly Footprint[];
}

export interface SnapOptions {
  /** Editor toggles `wallSnap` and `boxSnap` (spec 2 §3); both off: the hand alone decides. */
  readonly wallSnap: boolean;
  readonly boxSnap: boolean;
  /** How near counts, mm: a fixed number of pixels at the present zoom. */
  readonly reach: number;
}

export interface Snapped {
  readonly frame: Frame;
  /** The wall it stands against or sits in, with the distance from the wall's start to the box's left side. */
  readonly wall: { readonly segment: WallSegment; readonly offset: number } | null;
  readonly reasons: readonly SnapReason[];
}

/** A wall draws furniture to itself from this far, mm (ux.md §3.3). */
export const WALL_REACH = 250;
