import type { EvaluatedProject } from "@stanza/evaluation";
import type { Change, Project } from "@stanza/project";
import type { DimensionEditName, EditName, EditNotice, RoomEditName } from "./edit-notice.ts";
import type { WallSettings } from "./wall-settings.ts";

/** Data of a change besides the change itself. */
export interface CommitOptions {
  /** The catalogue and model of the placed article: a project pins a catalogue with its first article. */
  readonly uses?: { readonly catalogue: string; readonly model: string };
  /** Consecutive changes with the same text become one undo step. */
  readonly gesture?: string;
}

/** The environment of the editor, given by the app or by a test. */
export interface EditorHost {
  project(): Project;
  evaluated(): EvaluatedProject;
  /** Makes one named, undoable change. */
  commit(name: EditName | RoomEditName | DimensionEditName, change: Change, options?: CommitOptions): void;
  /** A new id for a row, a wall or a room. */
  newId(): string;
  /** Shows a notice to the person. */
  notify(notice: EditNotice): void;
  /** Returns true while nothing may be changed. Absent: everything may be changed. */
  isReadOnly?(): boolean;
  /** Absent: the usual settings. */
  wallSettings?(): WallSettings;
}
