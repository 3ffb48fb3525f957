import type { Vec2 } from "@stanza/geometry";
import type { Dimension, DimensionKind, ProjectRefusal, RowId } from "@stanza/project";

/** Names of the undoable changes of articles that the editor makes; the interface translates them. */
export const EDIT_NAMES = [
  "place",
  "move",
  "rotate",
  "nudge",
  "duplicate",
  "remove",
  "setDistance",
  "mirror",
  "align",
  "distribute",
  "array",
  "group",
  "ungroup",
  "lock",
  "unlock",
  "hide",
  "show",
  "paste",
  "replace",
] as const;

/** Names of the undoable changes of walls and rooms that the editor makes. */
export const ROOM_EDIT_NAMES = [
  "drawWalls",
  "moveCorner",
  "moveWall",
  "bendWall",
  "wallHeight",
  "moveRoom",
  "splitWall",
] as const;

/** Names of the undoable changes of dimensions that the editor makes. */
export const DIMENSION_EDIT_NAMES = ["dimension", "dimensionMove"] as const;

export type DimensionEditName = (typeof DIMENSION_EDIT_NAMES)[number];
export type RoomEditName = (typeof ROOM_EDIT_NAMES)[number];
export type EditName = (typeof EDIT_NAMES)[number];

/** A message about a gesture: a result besides its change, or the reason why it did not do what was asked. */
export type EditNotice =
  | { readonly kind: "collides"; readonly row: RowId; readonly with: RowId | null }
  /** A door or window is wider than the wall of this name. */
  | {
      readonly kind: "openingTooWide";
      readonly wall: string;
      readonly widthMm: number;
      readonly lengthMm: number;
    }
  | { readonly kind: "locked"; readonly rows: readonly RowId[] }
  /** What was to go up or down hangs from the ceiling, whose height it has. */
  | { readonly kind: "onCeiling" }
  /** The project is read-only now. */
  | { readonly kind: "readOnly" }
  /** The walls would be impossible. */
  | { readonly kind: "wallsRefused"; readonly refusal: ProjectRefusal }
  /** Walls were drawn; `areaM2` of the room's floor. */
  | { readonly kind: "wallsDrawn"; readonly areaM2: number; readonly closed: boolean }
  /** A wall or a room was pulled by a handle; see `Gripped`. */
  | { readonly kind: "gripped"; readonly valueMm: number }
  /** A wall was divided at this distance from its start. */
  | { readonly kind: "wallDivided"; readonly wall: string; readonly atMm: number }
  /** A dimension was made. A note is made only once it has words. */
  | { readonly kind: "measured"; readonly of: Exclude<DimensionKind, "text"> }
  /** The dimension would be impossible. */
  | { readonly kind: "dimensionRefused" }
  /** A note has its target and will be made once its words are written. */
  | { readonly kind: "noteBegun"; readonly dimension: Dimension }
  /** A part of the plan to zoom to. */
  | { readonly kind: "areaChosen"; readonly min: Vec2; readonly max: Vec2 };
