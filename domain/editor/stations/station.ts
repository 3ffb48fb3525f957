import type { Frame, Vec2 } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import type { PlaceOnCurve } from "../snapping/curved-walls.ts";
import type { SnapReason } from "../snapping/request.ts";

/** A place that keys bring the thing in hand to: along a wall, in or on another article, or on the open floor. */
export type Station =
  | { readonly kind: "wall"; readonly segment: WallSegment; readonly along: number }
  | { readonly kind: "curve"; readonly place: PlaceOnCurve }
  | { readonly kind: "carrier"; readonly frame: Frame; readonly reason: SnapReason }
  /** `at`: its middle, on the plan. */
  | { readonly kind: "floor"; readonly at: Vec2 };
