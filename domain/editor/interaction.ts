import type { DimensionGround } from "@stanza/evaluation";
import type { Vec2 } from "@stanza/geometry";
import type { Dimension, DimensionKind, Project, ProjectRefusal, RowId, WallId } from "@stanza/project";
import type { SnappedDimensionPoint } from "./dimensions/snap-dimension-point.ts";
import type { SideDistance } from "./distances.ts";
import type { Ghost } from "./ghost.ts";
import type { PointerInput, Surface } from "./pointer-input.ts";
import type { EdgeLines } from "./snapping/over-wall.ts";
import type { Station } from "./stations/station.ts";
import type { Surroundings } from "./surroundings.ts";
import type { ToPlace } from "./to-place.ts";
import type { WallDrawing } from "./walls/wall-drawing.ts";
import type { Gripped, WallGrip } from "./walls/wall-gripping.ts";

/** No tool is in hand; the next press selects, moves or draws a rectangle. */
export interface Idle {
  readonly kind: "idle";
}

/** A row is pressed; this becomes a click or a move. */
export interface Pressing {
  readonly kind: "pressing";
  readonly row: RowId;
  readonly from: PointerInput;
  /** The selection after the press, if it stays a click. */
  readonly becomes: readonly RowId[];
  /** The row beneath it that a click selects instead, when the pressed one was already the whole selection. */
  readonly beneath: RowId | null;
}

/** A selection rectangle. */
export interface Marquee {
  readonly kind: "marquee";
  /** The press that began it; a click selects what is under the pointer there. */
  readonly pressed: PointerInput;
  /** Both corners on the surface: on the plan, or along a wall and above the floor. */
  readonly from: Vec2;
  readonly to: Vec2;
  readonly surface: Surface;
  readonly add: boolean;
}

/** Rows that follow the pointer, over the floor or over a wall. */
export interface Moving {
  readonly kind: "moving";
  /** The grabbed row; the others keep their place relative to it. */
  readonly leader: RowId;
  /** All moving rows, the grabbed one among them. */
  readonly movers: readonly RowId[];
  readonly from: Pick<PointerInput, "at" | "surface">;
  readonly last: PointerInput | null;
  readonly surroundings: Surroundings;
  readonly ghosts: readonly Ghost[];
  readonly distances: readonly SideDistance[];
  readonly lines: EdgeLines;
  /** Digits typed during the drag: the distance on `typedSide`. */
  readonly typed: string;
  readonly typedSide: SideDistance["side"];
  /** True: they follow the pointer without a press, and the next click puts them down. */
  readonly carried: boolean;
}

/** The selection being turned by the handle of the ring around it. */
export interface Turning {
  readonly kind: "turning";
  readonly movers: readonly RowId[];
  readonly surroundings: Surroundings;
  /** Centre of the turn, on the plan. */
  readonly pivot: Vec2;
  /** Angle of the ring's handle when it was grabbed, degrees. */
  readonly from: number;
  /** Present turn of the selection. */
  readonly by: number;
  readonly ghosts: readonly Ghost[];
  /** Digits typed while turning, the angle in degrees. */
  readonly typed: string;
}

/** An article or a gallery that follows the pointer until it is put down. */
export interface Placing {
  readonly kind: "placing";
  readonly article: ToPlace;
  readonly rotY: number;
  readonly last: PointerInput | null;
  /** Where keys have brought it; `null`: it follows the pointer. */
  readonly station: Station | null;
  /** Which of the stations, as Tab goes through them. */
  readonly stop: number;
  readonly surroundings: Surroundings;
  readonly ghost: Ghost | null;
  readonly distances: readonly SideDistance[];
  readonly typed: string;
  readonly typedSide: SideDistance["side"];
}

/** Walls being drawn corner by corner; all of them become a room in one step. */
export interface DrawingWalls {
  readonly kind: "drawingWalls";
  readonly drawing: WallDrawing;
  /** Height of the room, mm; `null`: the usual one. */
  readonly heightMm: number | null;
}

/** A mark that follows the pointer along the selected wall; a press makes it a corner. */
export interface DividingWall {
  readonly kind: "dividingWall";
  readonly wall: WallId;
  /** Distance from the wall's start, along the arc of a curved one. */
  readonly alongMm: number;
  /** Digits typed for this distance. */
  readonly typed: string;
}

/** A held handle of a wall or a room: it changes a preview, and its release is one step. */
export interface GrippingWall {
  readonly kind: "grippingWall";
  readonly grip: WallGrip;
  /** Plan point at which it was grabbed. */
  readonly from: Vec2;
  readonly last: PointerInput | null;
  /** Text typed for the handle's measure. */
  readonly typed: string;
  readonly gripped: Gripped | null;
  /** The changed project; after a refused change, the project before it. `null`: no change. */
  readonly preview: Project | null;
  readonly refusal: ProjectRefusal | null;
}

/** The next rectangle on the plan becomes the view. `from` is `null` before the press. */
export interface ZoomWindow {
  readonly kind: "zoomWindow";
  readonly from: PointerInput | null;
  readonly to: Vec2;
}

/** The next click on the plan sets the point from which positions are measured. */
export interface OwnOrigin {
  readonly kind: "ownOrigin";
}

/** Dimensions are made by pointing at what they measure. */
export interface Measuring {
  readonly kind: "measuring";
  readonly making: DimensionKind;
  /** The walls and articles that can hold points. */
  readonly ground: DimensionGround;
  readonly points: readonly SnappedDimensionPoint[];
  /** The place of the next point. */
  readonly hover: SnappedDimensionPoint | null;
}

/** A dimension being moved by its figure or its words. */
export interface CarryingDimension {
  readonly kind: "carryingDimension";
  readonly dimension: Dimension;
  readonly ground: DimensionGround;
  readonly from: PointerInput;
  /** The dimension at its new place; `null` while the press is still a click. */
  readonly carried: Dimension | null;
  /** The measuring to return to afterwards. */
  readonly before: Measuring | null;
}

/** The gesture in progress; there is one at a time. */
export type Interaction =
  | Idle
  | Pressing
  | Marquee
  | Moving
  | Turning
  | Placing
  | DrawingWalls
  | DividingWall
  | GrippingWall
  | Measuring
  | CarryingDimension
  | ZoomWindow
  | OwnOrigin;

export const IDLE: Idle = { kind: "idle" };
