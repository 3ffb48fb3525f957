import type { EvaluatedProject } from "@stanza/evaluation";
import type { Change, Project } from "@stanza/project";
import type { DimensionEditName, EditName, EditNotice, RoomEditName } from "../edit-notice.ts";
import type { EditorState } from "../editor-state.ts";
import { IDLE, type Interaction } from "../interaction.ts";
import type { KeyInput, PointerInput } from "../pointer-input.ts";
import type { SeatingOptions } from "../seating-host.ts";
import type { SelectedRows } from "../selection.ts";
import type { WallSettings } from "../wall-settings.ts";

/** What a tool may look at. All of it is as it is now. */
export interface ToolContext {
  readonly state: EditorState;
  readonly project: Project;
  readonly evaluated: EvaluatedProject;
  readonly rows: SelectedRows;
  readonly walls: WallSettings;
  newId(): string;
}

/** Something to be done beside another state. */
export type Effect =
  | {
      readonly do: "commit";
      readonly name: EditName | RoomEditName | DimensionEditName;
      readonly change: Change;
      readonly options?: SeatingOptions;
    }
  | { readonly do: "notify"; readonly notice: EditNotice }
  /** Changes the selection or what else the editor's state holds beside the tool. */
  | {
      readonly do: "set";
      readonly state: Partial<Pick<EditorState, "selection" | "wall" | "entered" | "origin">>;
    };

/** What comes of an event: the tool in hand from now on, and what is to be done. */
export interface Step {
  readonly to: Interaction;
  readonly effects: readonly Effect[];
}

export const step = (to: Interaction, ...effects: readonly Effect[]): Step => ({ to, effects });

/** Puts the tool away. */
export const toIdle = (...effects: readonly Effect[]): Step => ({ to: IDLE, effects });

export const notify = (notice: EditNotice): Effect => ({ do: "notify", notice });

export const set = (state: (Effect & { do: "set" })["state"]): Effect => ({ do: "set", state });

/** Nothing is selected: neither rows nor a wall. */
export const NOTHING_SELECTED: Effect = set({ selection: [], entered: null, wall: null });

/** Why a tool is given up: the person wants it, or the pointer went before it let go (a second finger, the system, another window). */
export type Cancelled = "escape" | "pointerLost";

/**
 * One thing that can be done by hand: pure functions from its state and an event to the next state and what is to be done. The editor
 * holds the state of one tool at a time; views give it pointers, in millimetres on the floor or on a wall.
 */
export interface Tool<State extends Interaction, Args = void> {
  /** True: it changes the project, so it is not taken in hand while that is read-only. */
  readonly edits: boolean;
  /** Takes it in hand. Where there is nothing that it could do, the step leaves the tool that is in hand. */
  enter(args: Args, context: ToolContext): Step;
  /** A press; `null`: it is not for this tool, and the view may move instead. */
  down(state: State, input: PointerInput, context: ToolContext): Step | null;
  move(state: State, input: PointerInput, context: ToolContext): Step;
  up(state: State, input: PointerInput, context: ToolContext): Step;
  /** A key; `null`: it is not for this tool. */
  key(state: State, input: KeyInput, context: ToolContext): Step | null;
  /** Esc gives up what is typed, then a part, then the tool. A lost pointer gives up only what its press began. */
  cancel(state: State, why: Cancelled, context: ToolContext): Step;
  /** What is kept when another tool is taken or the views are left; absent: nothing. */
  leave?(state: State, context: ToolContext): readonly Effect[];
  /** The project or the selection was changed by something else, undo for one: the tool goes on with what is there, or ends. */
  refresh(state: State, context: ToolContext): Step;
}
