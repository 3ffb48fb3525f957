import type { Vec2 } from "@stanza/geometry";
import type { GroupId, RowId, WallId } from "@stanza/project";
import { IDLE, type Interaction } from "./interaction.ts";
import type { EditorToggles } from "./toggles.ts";

export interface EditorState {
  readonly selection: readonly RowId[];
  /** The group that was entered: its rows are selected one by one. */
  readonly entered: GroupId | null;
  /** The selected wall; never together with rows. */
  readonly wall: WallId | null;
  readonly interaction: Interaction;
  readonly toggles: EditorToggles;
  /** The point of the plan that a person measures from while the toggle `newOrigin` is on. */
  readonly origin: Vec2 | null;
  /** True: a finger on an unselected place draws a rectangle instead of moving the view. A mouse always draws one. */
  readonly fingerSelects: boolean;
}

export const emptyState = (toggles: EditorToggles): EditorState => ({
  selection: [],
  entered: null,
  wall: null,
  interaction: IDLE,
  toggles,
  origin: null,
  fingerSelects: false,
});

/**
 * The state with the two toggles that follow the present tool: `zoomWindow` is on with its tool, and `newOrigin` while a point is set or
 * being chosen.
 */
export function withTogglesOfTool(state: EditorState): EditorState {
  const { interaction, toggles, origin } = state;
  const zoomWindow = interaction.kind === "zoomWindow";
  const newOrigin = interaction.kind === "ownOrigin" || (toggles.newOrigin && origin !== null);
  return zoomWindow === toggles.zoomWindow && newOrigin === toggles.newOrigin
    ? state
    : { ...state, toggles: { ...toggles, zoomWindow, newOrigin } };
}
