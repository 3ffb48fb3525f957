import type { ArticleEntry, OpenCatalogue } from "@stanza/catalogue";
import { type ArticleToPlace, type EditNotice, Editor, type EditorState } from "@stanza/editor";
import type { EvaluatedProject } from "@stanza/evaluation";
import { newProject, type Project } from "@stanza/project";
import { useSyncExternalStore } from "react";
import { useEvaluation } from "./evaluation-store.ts";
import { transact, useProject } from "./project-store.ts";

const NOTHING: EvaluatedProject = { rows: [], failed: [] };
const NO_PROJECT: Project = newProject({ description: "" });

let tell: (notice: EditNotice) => void = () => {};

/** Who is told when a gesture could not be done; the workspace shows it. */
export function onEditNotice(listener: (notice: EditNotice) => void): void {
  tell = listener;
}

/** The hand on the open project: one for the plan and for 3D. */
export const editor = new Editor({
  project: () => useProject.getState().open?.document.project ?? NO_PROJECT,
  evaluated: () => useEvaluation.getState().evaluated ?? NOTHING,
  commit: (name, change) => {
    transact(`edit.${name}`, change);
  },
  newId: () => crypto.randomUUID(),
  notify: (notice) => tell(notice),
});

useProject.subscribe((now, before) => {
  const project = now.open?.document.project;
  if (now.open?.projectKey !== before.open?.projectKey) {
    editor.cancel();
    editor.select([]);
  } else if (project && project.rows !== before.open?.document.project.rows) {
    const generated = (useEvaluation.getState().evaluated?.rows ?? []).filter((row) => row.automatic);
    editor.forget(new Set([...project.rows.map(({ id }) => id), ...generated.map(({ row }) => row.id)]));
  }
});

const subscribe = (listener: () => void) => editor.subscribe(listener);

/** The editor's state, or a part of it; re-renders when that part changes. */
export function useEditor<T>(part: (state: EditorState) => T): T {
  return useSyncExternalStore(subscribe, () => part(editor.state));
}

/**
 * The article as the hand needs it: evaluated with the project's header, so that its ghost has the right size.
 *
 * @throws UnknownInCatalogue for an article that the catalogue does not have
 */
export function articleToPlace(catalogue: OpenCatalogue, model: string, entry: ArticleEntry): ArticleToPlace {
  const header =
    useProject.getState().open?.document.project.catalogues[catalogue.code]?.headers[model] ?? {};
  const { result } = catalogue.evaluate({ model, article: entry.code, header, choices: {} });
  return {
    catalogue: catalogue.code,
    model,
    article: entry.code,
    choices: {},
    box: result.box,
    mount: result.mount,
    elevation: result.mount === "wall-opening" ? (result.opening?.sill ?? 0) : result.elevation,
  };
}
