import type { EvaluatedProject } from "@stanza/evaluation";
import type { Outcome, Project } from "@stanza/project";
import type { EditName, EditNotice } from "./interaction.ts";

/** What the hand works on: given by the app, or by a test. */
export interface EditorHost {
  project(): Project;
  evaluated(): EvaluatedProject;
  /** Makes one named, undoable change. */
  commit(name: EditName, change: (project: Project) => Outcome<Project>): void;
  /** A new id for a row. */
  newId(): string;
  /** Something the person should be told. */
  notify(notice: EditNotice): void;
}
