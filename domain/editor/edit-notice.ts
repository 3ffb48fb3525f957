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

/** What came of a gesture beside a change, or why it did not do what was asked for. */
export type EditNotice =
  | { readonly kind: "collides"; readonly row: RowId; readonly with: RowId | null }
  | { readonly kind: "locked"; readonly rows: readonly RowId[] }
  /** The project may not be changed now. */
  | { readonly kind: "readOnly" }
  /** Walls cannot be like that. */
  | { readonly kind: "wallsRefused"; readonly refusal: ProjectRefusal }
  /** Walls were drawn; `areaM2` of the room's floor. */
  | { readonly kind: "wallsDrawn"; readonly areaM2: number; readonly closed: boolean }
  /** A wall or a room was pulled by a handle; see `Gripped`. */
  | { readonly kind: "gripped"; readonly valueMm: number }
  /** A wall was divided so far from its start. */
  | { readonly kind: "wallDivided"; readonly wall: string; readonly atMm: number }
  /** A dimension was made; a note is made only with its words. */
  | { readonly kind: "measured"; readonly of: Exclude<DimensionKind, "text"> }
  /** A dimension cannot be like that. */
  | { readonly kind: "dimensionRefused" }
  /** A note was pointed at its target: it is made once its words are written. */
  | { readonly kind: "noteBegun"; readonly dimension: Dimension }
  /** A part of the plan to be looked at. */
  | { readonly kind: "areaChosen"; readonly min: Vec2; readonly max: Vec2 };
