import type { EvaluatedArticle } from "@stanza/catalogue";
import type { Frame, Vec2, Vec3 } from "@stanza/geometry";
import type { RowId, WallId, WallSegment } from "@stanza/project";
import type { ArticleShape, Footprint } from "../footprint.ts";
import type { PointerInput } from "../pointer-input.ts";
import type { EditorToggles } from "../toggles.ts";

/** The reason for a snapped place, shown to the person while dragging. */
export type SnapReason =
  | { readonly kind: "wall"; readonly wall: WallId; readonly name: string }
  | { readonly kind: "corner"; readonly wall: WallId; readonly name: string }
  | { readonly kind: "wallCentre"; readonly wall: WallId; readonly name: string }
  | { readonly kind: "besides"; readonly row: RowId }
  /** Edges in line. */
  | { readonly kind: "aligned"; readonly row: RowId }
  /** Fronts in line. */
  | { readonly kind: "frontLine"; readonly row: RowId }
  /** Middles in line. */
  | { readonly kind: "centred"; readonly row: RowId }
  /** In a niche or below something that takes it. */
  | { readonly kind: "inside"; readonly row: RowId }
  /** On something that carries it. */
  | { readonly kind: "onto"; readonly row: RowId }
  /**
   * Equal distances on both sides, or a distance equal to that between the rows beside it. `gaps`: the equal stretches on the plan, from
   * and to.
   */
  | {
      readonly kind: "equalGap";
      readonly gapMm: number;
      readonly gaps: readonly { readonly from: Vec2; readonly to: Vec2 }[];
    }
  /** A door or window that is wider than the wall nearest to the hand: it cannot be put down. */
  | {
      readonly kind: "tooWide";
      readonly wall: WallId;
      readonly name: string;
      readonly widthMm: number;
      readonly lengthMm: number;
    }
  /** Rows linked to the selection move along. */
  | { readonly kind: "linked"; readonly count: number };

/** The thing being placed, and the place of the pointer. */
export interface SnapRequest {
  /** The article frame without any snapping. */
  readonly wanted: Frame;
  readonly box: Vec3;
  readonly mount: EvaluatedArticle["mount"];
  /** Height of the article's origin above the floor. */
  readonly elevation: number;
  readonly shape?: ArticleShape;
}

export interface SnapSurroundings {
  readonly walls: readonly WallSegment[];
  readonly obstacles: readonly Footprint[];
}

export interface SnapOptions {
  /** Editor toggles `wallSnap` and `boxSnap` (spec 2 §3); with both off it follows the pointer. */
  readonly wallSnap: boolean;
  readonly boxSnap: boolean;
  /** Snap distance, mm: a fixed number of pixels at the present zoom. */
  readonly reach: number;
}

export interface Snapped {
  readonly frame: Frame;
  /** The wall behind or around it, with the distance from the wall's start to the box's left side. */
  readonly wall: { readonly segment: WallSegment; readonly offset: number } | null;
  readonly reasons: readonly SnapReason[];
}

/** Distance within which furniture snaps to a wall, mm (ux.md §3.3). */
export const WALL_REACH = 250;

/** Snap distance in pixels, at least a hand's breadth of the real thing. */
const SNAP_PIXELS = 14;
const SNAP_LEAST_MM = 40;

/** Snapping under the present toggles and held keys; Alt switches it off. */
export function snapOptions(
  { wallSnap, boxSnap }: Pick<EditorToggles, "wallSnap" | "boxSnap">,
  { alt, mmPerPixel }: Pick<PointerInput, "alt" | "mmPerPixel">,
): SnapOptions {
  const reach = Math.max(SNAP_LEAST_MM, SNAP_PIXELS * mmPerPixel);
  return { wallSnap: wallSnap && !alt, boxSnap: boxSnap && !alt, reach };
}
