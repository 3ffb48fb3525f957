import type { Vec2 } from "@stanza/geometry";
import type { Dimension, DimensionKind, WallId } from "@stanza/project";
import type { Interaction } from "../interaction.ts";
import type { PointerInput } from "../pointer-input.ts";
import type { ToPlace } from "../to-place.ts";
import type { WallGrip } from "../walls/wall-gripping.ts";
import { carryingDimension } from "./carrying-dimension.ts";
import { dividingWall } from "./dividing-wall.ts";
import { drawingWalls } from "./drawing-walls.ts";
import { grippingWall } from "./gripping-wall.ts";
import { idle } from "./idle.ts";
import { marquee } from "./marquee.ts";
import { measuring } from "./measuring.ts";
import { type MovingArgs, moving } from "./moving.ts";
import { ownOrigin } from "./own-origin.ts";
import { placing } from "./placing.ts";
import { pressing } from "./pressing.ts";
import type { Tool } from "./tool.ts";
import { turning } from "./turning.ts";
import { zoomWindow } from "./zoom-window.ts";

/** The tools that can be taken from outside, with their arguments. */
export interface ToolArgs {
  readonly moving: MovingArgs;
  readonly turning: Vec2;
  readonly placing: ToPlace;
  /** The height of the room, mm; absent: the usual one. */
  readonly drawingWalls: { readonly heightMm?: number };
  readonly dividingWall: WallId;
  /** `from`: plan point at which the handle is grabbed. */
  readonly grippingWall: { readonly grip: WallGrip; readonly from: Vec2 };
  /** The kind of dimension that is made. */
  readonly measuring: DimensionKind;
  readonly carryingDimension: { readonly dimension: Dimension; readonly from: PointerInput };
  readonly zoomWindow: undefined;
  readonly ownOrigin: undefined;
}

export type ToolKind = keyof ToolArgs;

type Kind = Interaction["kind"];
/** A tool in the editor, with the type of its state erased. */
type AnyTool = Tool<Interaction, unknown>;

/** Every tool by the kind of its state. */
const TOOLS = {
  idle,
  pressing,
  marquee,
  moving,
  turning,
  placing,
  drawingWalls,
  dividingWall,
  grippingWall,
  measuring,
  carryingDimension,
  zoomWindow,
  ownOrigin,
} satisfies { readonly [K in Kind]: Tool<Extract<Interaction, { readonly kind: K }>, never> };

/** The tool of a state. */
export const toolOf = (kind: Kind): AnyTool => TOOLS[kind] as unknown as AnyTool;
