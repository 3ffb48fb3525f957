import type { EvaluatedArticle } from "@stanza/catalogue";
import type { Frame, Vec2, Vec3 } from "@stanza/geometry";
import type { RowId, WallId, WallSegment } from "@stanza/project";
import type { Footprint } from "../footprint.ts";
import type { PointerInput } from "../pointer-input.ts";
import type { EditorToggles } from "../toggles.ts";

/** Why something stands where it was put; shown to the person while dragging. */
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
  /**
   * As far from one side as from the other, or as far as those beside it are from each other. `gaps`: the equal stretches on the plan, from
   * and to.
   */
  | {
      readonly kind: "equalGap";
      readonly gapMm: number;
      readonly gaps: readonly { readonly from: Vec2; readonly to: Vec2 }[];
    }
  /** What hangs together with the selection comes along. */
  | { readonly kind: "linked"; readonly count: number };

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

/** Snapping reaches this many pixels, but at least a hand's breadth of the real thing. */
const SNAP_PIXELS = 14;
const SNAP_LEAST_MM = 40;

/** What the toggles and the held keys leave of snapping: Alt holds it off. */
export function snapOptions(
  { wallSnap, boxSnap }: Pick<EditorToggles, "wallSnap" | "boxSnap">,
  { alt, mmPerPixel }: Pick<PointerInput, "alt" | "mmPerPixel">,
): SnapOptions {
  const reach = Math.max(SNAP_LEAST_MM, SNAP_PIXELS * mmPerPixel);
  return { wallSnap: wallSnap && !alt, boxSnap: boxSnap && !alt, reach };
}
