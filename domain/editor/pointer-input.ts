import { distance2, type Vec2 } from "@stanza/geometry";
import type { RowId, WallId } from "@stanza/project";

/** What a pointer works on. */
export type Surface =
  /** The floor, in the plan and in 3D. */
  | { readonly kind: "floor" }
  /** The inner face of a wall, in its elevation or at a handle in 3D. */
  | {
      readonly kind: "wall";
      readonly wall: WallId;
      /** Where on it: along the wall from its start, and above the floor, mm. */
      readonly at: Vec2;
      /** The rows that are seen before the wall: only they are moved, selected and snapped to. */
      readonly seen: ReadonlySet<RowId>;
    };

export const FLOOR: Surface = { kind: "floor" };

/** A pointer in any view, in millimetres of the room: all views drive the same tools. */
export interface PointerInput {
  /** On the plan; of a wall, at its inner face. */
  readonly at: Vec2;
  readonly surface: Surface;
  /** The rows under the pointer, the one that is meant first. */
  readonly rows: readonly RowId[];
  /** The wall under the pointer; counts where there is no row. */
  readonly wall: WallId | null;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly ctrl: boolean;
  /** A finger. */
  readonly touch: boolean;
  /** Length of one screen pixel at the present zoom, mm. */
  readonly mmPerPixel: number;
}

/** Where the pointer is on its surface: on the plan, or along the wall and above the floor. */
export const pointOn = ({ at, surface }: Pick<PointerInput, "at" | "surface">): Vec2 =>
  surface.kind === "wall" ? surface.at : at;

/** Whether two pointers are on the same floor or the same wall. */
export const onSameSurface = (a: Surface, b: Surface): boolean =>
  a.kind === "wall" ? b.kind === "wall" && a.wall === b.wall : b.kind === "floor";

/** A press becomes a drag after this many pixels; a finger is never quite still. */
const DRAG_PIXELS = { mouse: 4, touch: 9 } as const;

/** Whether a pointer that came down at one place is still there. */
export function isStill(from: PointerInput, now: PointerInput): boolean {
  const reach = now.touch ? DRAG_PIXELS.touch : DRAG_PIXELS.mouse;
  return distance2(pointOn(from), pointOn(now)) < reach * now.mmPerPixel;
}

/** A key while the pointer is over a view. */
export interface KeyInput {
  /** As `KeyboardEvent.key`. */
  readonly key: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
}
