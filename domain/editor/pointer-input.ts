import { distance2, type Vec2 } from "@stanza/geometry";
import type { RowId, WallId } from "@stanza/project";

/** The surface that a pointer moves on. */
export type Surface =
  /** The floor, in the plan and in 3D. */
  | { readonly kind: "floor" }
  /** The inner face of a wall, in its elevation or at a handle in 3D. */
  | {
      readonly kind: "wall";
      readonly wall: WallId;
      /** Place on it: along the wall from its start, and above the floor, mm. */
      readonly at: Vec2;
      /** The rows visible in front of the wall; only they are moved, selected and snapped to. */
      readonly seen: ReadonlySet<RowId>;
    };

export const FLOOR: Surface = { kind: "floor" };

/** A pointer in any view, in millimetres of the room, so that all views drive the same tools. */
export interface PointerInput {
  /** Place on the plan; for a wall, at its inner face. */
  readonly at: Vec2;
  readonly surface: Surface;
  /** The rows under the pointer, the most likely target first. */
  readonly rows: readonly RowId[];
  /** The wall under the pointer; it counts when there is no row. */
  readonly wall: WallId | null;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly ctrl: boolean;
  /** True for a finger. */
  readonly touch: boolean;
  /** Length of one screen pixel at the present zoom, mm. */
  readonly mmPerPixel: number;
}

/** Place of the pointer on its surface: on the plan, or along the wall and above the floor. */
export const pointOn = ({ at, surface }: Pick<PointerInput, "at" | "surface">): Vec2 =>
  surface.kind === "wall" ? surface.at : at;

/** Returns true when two pointers are on the same floor or the same wall. */
export const onSameSurface = (a: Surface, b: Surface): boolean =>
  a.kind === "wall" ? b.kind === "wall" && a.wall === b.wall : b.kind === "floor";

/** A press becomes a drag after this many pixels; a finger is never quite still. */
const DRAG_PIXELS = { mouse: 4, touch: 9 } as const;

/** Returns true when a pointer has not moved since its press. */
export function isStill(from: PointerInput, now: PointerInput): boolean {
  const reach = now.touch ? DRAG_PIXELS.touch : DRAG_PIXELS.mouse;
  return distance2(pointOn(from), pointOn(now)) < reach * now.mmPerPixel;
}

/** A key while the pointer is over a view. */
export interface KeyInput {
  /** The same as `KeyboardEvent.key`. */
  readonly key: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
}
