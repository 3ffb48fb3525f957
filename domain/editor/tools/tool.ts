import type { EvaluatedProject } from "@stanza/evaluation";
import type { Change, Project } from "@stanza/project";
import type { DimensionEditName, EditName, EditNotice, RoomEditName } from "../edit-notice.ts";
import type { EditorState } from "../editor-state.ts";
import { IDLE, type Interaction } from "../interaction.ts";
import type { KeyInput, PointerInput } from "../pointer-input.ts";
import type { SeatingOptions } from "../seating-host.ts";
import type { SelectedRows } from "../selection.ts";
import type { WallSettings } from "../wall-settings.ts";

/** The present state that a tool may read. */
export interface ToolContext {
  readonly state: EditorState;
  readonly project: Project;
  readonly evaluated: EvaluatedProject;
  readonly rows: SelectedRows;
  readonly walls: WallSettings;
  newId(): string;
}

/** An effect besides the new state. */
export type Effect =
  | {
      readonly do: "commit";
      readonly name: EditName | RoomEditName | DimensionEditName;
      readonly change: Change;
      readonly options?: SeatingOptions;
    }
  | { readonly do: "notify"; readonly notice: EditNotice }
  /** Changes the selection or other fields of the editor's state. */
  | {
      readonly do: "set";
      readonly state: Partial<Pick<EditorState, "selection" | "wall" | "entered" | "origin">>;
    };

/** The result of an event: the tool in hand from now on, and the effects. */
export interface Step {
  readonly to: Interaction;
  readonly effects: readonly Effect[];
}

export const step = (to: Interaction, ...effects: readonly Effect[]): Step => ({ to, effects });

/** Puts the tool away. */
export const toIdle = (...effects: readonly Effect[]): Step => ({ to: IDLE, effects });

export const notify = (notice: EditNotice): Effect => ({ do: "notify", notice });

export const set = (state: (Effect & { do: "set" })["state"]): Effect => ({ do: "set", state });

/** Clears the selection of rows and walls. */
export const NOTHING_SELECTED: Effect = set({ selection: [], entered: null, wall: null });

/**
 * The reason for giving a tool up: the person wants it, or the pointer was lost before its release (a second finger, the system, another
 * window).
 */
export type Cancelled = "escape" | "pointerLost";

/**
 * One kind of gesture: pure functions from its state and an event to the next state and effects. The editor holds the state of one tool at
 * a time; views send pointers, in millimetres on the floor or on a wall.
 */
export interface Tool<State extends Interaction, Args = void> {
  /** True: it changes the project, so it cannot be taken while the project is read-only. */
  readonly edits: boolean;
  /** Takes the tool. When there is nothing for it to do, the step keeps the present tool. */
  enter(args: Args, context: ToolContext): Step;
  /** Handles a press; `null`: the tool has no use for it, and the view may move instead. */
  down(state: State, input: PointerInput, context: ToolContext): Step | null;
  move(state: State, input: PointerInput, context: ToolContext): Step;
  up(state: State, input: PointerInput, context: ToolContext): Step;
  /** Handles a key; `null`: the tool has no use for it. */
  key(state: State, input: KeyInput, context: ToolContext): Step | null;
  /** Esc gives up the typed digits, then a part, then the tool. A lost pointer gives up only the gesture of its press. */
  cancel(state: State, why: Cancelled, context: ToolContext): Step;
  /** The effects when another tool is taken or the views are left; absent: none. */
  leave?(state: State, context: ToolContext): readonly Effect[];
  /** Handles a change of the project or the selection from outside, such as undo: the tool goes on or ends. */
  refresh(state: State, context: ToolContext): Step;
}
