import type { EvaluatedProject } from "@stanza/evaluation";
import type { Change, Project } from "@stanza/project";
import type { DimensionEditName, EditName, EditNotice, RoomEditName } from "./edit-notice.ts";
import type { WallSettings } from "./wall-settings.ts";

/** What belongs to a change beside the change itself. */
export interface CommitOptions {
  /** The catalogue and model of what is placed: a project takes a catalogue into use with its first article. */
  readonly uses?: { readonly catalogue: string; readonly model: string };
  /** Changes with the same text become one step for undo. */
  readonly gesture?: string;
}

/** What the editor works on: given by the app, or by a test. */
export interface EditorHost {
  project(): Project;
  evaluated(): EvaluatedProject;
  /** Makes one named, undoable change. */
  commit(name: EditName | RoomEditName | DimensionEditName, change: Change, options?: CommitOptions): void;
  /** A new id for a row, a wall or a room. */
  newId(): string;
  /** Something the person should hear of. */
  notify(notice: EditNotice): void;
  /** True: nothing may be changed now. Absent: everything may. */
  isReadOnly?(): boolean;
  /** Absent: as usual. */
  wallSettings?(): WallSettings;
}
