import type { DimensionGround } from "@stanza/evaluation";
import type { Vec2 } from "@stanza/geometry";
import type { Dimension, DimensionKind, Project, ProjectRefusal, RowId, WallId } from "@stanza/project";
import type { SnappedDimensionPoint } from "./dimensions/snap-dimension-point.ts";
import type { SideDistance } from "./distances.ts";
import type { Ghost } from "./ghost.ts";
import type { PointerInput, Surface } from "./pointer-input.ts";
import type { EdgeLines } from "./snapping/over-wall.ts";
import type { Surroundings } from "./surroundings.ts";
import type { ToPlace } from "./to-place.ts";
import type { WallDrawing } from "./walls/wall-drawing.ts";
import type { Gripped, WallGrip } from "./walls/wall-gripping.ts";

/** Nothing is in hand; the next press selects, moves or draws a rectangle. */
export interface Idle {
  readonly kind: "idle";
}

/** A row is pressed. It stays a click, or becomes a move. */
export interface Pressing {
  readonly kind: "pressing";
  readonly row: RowId;
  readonly from: PointerInput;
  /** What the selection becomes when the press stays a click. */
  readonly becomes: readonly RowId[];
  /** The row beneath it that a click picks instead, where the pressed one was the selection already. */
  readonly beneath: RowId | null;
}

/** A rectangle that selects. */
export interface Marquee {
  readonly kind: "marquee";
  /** Where it began; a click there selects what lay under the pointer. */
  readonly pressed: PointerInput;
  /** Both corners on the surface: on the plan, or along a wall and above the floor. */
  readonly from: Vec2;
  readonly to: Vec2;
  readonly surface: Surface;
  readonly add: boolean;
}

/** Rows follow the hand, over the floor or over a wall. */
export interface Moving {
  readonly kind: "moving";
  /** The row that was grabbed; the others keep their place relative to it. */
  readonly leader: RowId;
  /** All that move, the grabbed row among them. */
  readonly movers: readonly RowId[];
  readonly from: Pick<PointerInput, "at" | "surface">;
  readonly last: PointerInput | null;
  readonly around: Surroundings;
  readonly ghosts: readonly Ghost[];
  readonly distances: readonly SideDistance[];
  readonly lines: EdgeLines;
  /** Digits typed during the drag: the distance on `typedSide`. */
  readonly typed: string;
  readonly typedSide: SideDistance["side"];
  /** True: they follow the pointer without a press, and the next click puts them down. */
  readonly carried: boolean;
}

/** The selection is turned by the handle of the ring around it. */
export interface Turning {
  readonly kind: "turning";
  readonly movers: readonly RowId[];
  readonly around: Surroundings;
  /** Where it is turned around, on the plan. */
  readonly pivot: Vec2;
  /** Turn of the ring's handle when it was taken, degrees. */
  readonly from: number;
  /** How far the selection is turned now. */
  readonly by: number;
  readonly ghosts: readonly Ghost[];
  /** Digits typed while turning: by how much, degrees. */
  readonly typed: string;
}

/** An article or a gallery follows the pointer until it is put down. */
export interface Placing {
  readonly kind: "placing";
  readonly article: ToPlace;
  readonly rotY: number;
  readonly last: PointerInput | null;
  readonly around: Surroundings;
  readonly ghost: Ghost | null;
  readonly distances: readonly SideDistance[];
  readonly typed: string;
  readonly typedSide: SideDistance["side"];
}

/** Walls are drawn corner by corner; all of them become a room as one step. */
export interface DrawingWalls {
  readonly kind: "drawingWalls";
  readonly drawing: WallDrawing;
  /** Of the room, mm; `null`: as usual. */
  readonly heightMm: number | null;
}

/** A mark goes along the selected wall; a press makes it a corner. */
export interface DividingWall {
  readonly kind: "dividingWall";
  readonly wall: WallId;
  /** From its start; of a curved wall along its arc. */
  readonly alongMm: number;
  /** Digits typed for that. */
  readonly typed: string;
}

/** A handle of a wall or a room is held: it moves a preview, and letting go is one step. */
export interface GrippingWall {
  readonly kind: "grippingWall";
  readonly grip: WallGrip;
  /** Where on the plan it was taken. */
  readonly from: Vec2;
  readonly last: PointerInput | null;
  /** Typed for the handle's measure. */
  readonly typed: string;
  readonly gripped: Gripped | null;
  /** The project as it would be; where that is refused, as it was before. `null`: as it is. */
  readonly preview: Project | null;
  readonly refusal: ProjectRefusal | null;
}

/** The next rectangle on the plan is what is looked at. `from` is `null` while it is not pressed. */
export interface ZoomWindow {
  readonly kind: "zoomWindow";
  readonly from: PointerInput | null;
  readonly to: Vec2;
}

/** The next click on the plan is where positions are measured from. */
export interface OwnOrigin {
  readonly kind: "ownOrigin";
}

/** Dimensions and remarks are made by pointing at what they measure. */
export interface Measuring {
  readonly kind: "measuring";
  readonly making: DimensionKind;
  /** What points are held by. */
  readonly ground: DimensionGround;
  readonly points: readonly SnappedDimensionPoint[];
  /** Where the next point would be. */
  readonly hover: SnappedDimensionPoint | null;
}

/** A dimension is moved by its figure or its words. */
export interface CarryingDimension {
  readonly kind: "carryingDimension";
  readonly dimension: Dimension;
  readonly ground: DimensionGround;
  readonly from: PointerInput;
  /** As it would be; `null` while the press is still a click. */
  readonly carried: Dimension | null;
  /** The tool that goes on afterwards. */
  readonly before: Measuring | null;
}

/** What the hand is doing: one thing at a time. */
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
