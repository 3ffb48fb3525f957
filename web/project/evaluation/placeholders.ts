import type { RowBox } from "@stanza/contract";
import type { Frame, Vec3 } from "@stanza/geometry";
import type { Project } from "@stanza/project";
import { useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import { useCatalogues } from "../catalogues/catalogue-store.ts";
import { useProject } from "../project-store.ts";
import { useEvaluation } from "./evaluation-store.ts";

/** What stands in for an article until it has been evaluated. */
export interface Placeholder {
  readonly id: string;
  readonly frame: Frame;
  /** Width, height and depth, mm. */
  readonly box: Vec3;
}

const NONE: readonly Placeholder[] = [];

/** The articles of a saved project where the document has them, as large as they were when it was last evaluated. */
export function placeholdersOf(project: Project, boxes: readonly RowBox[]): readonly Placeholder[] {
  const rows = new Map(project.rows.map((row) => [row.id, row]));
  const hidden = new Set(project.rows.flatMap(({ id, hidden }) => (hidden ? [id] : [])));
  return boxes.flatMap(({ row: id, at, rotY, size }) => {
    const placement = rows.get(id)?.placement;
    if (hidden.has(id)) return [];
    const frame: Frame = placement?.on === "room" ? { at: placement.at, rotY: placement.rotY } : { at, rotY };
    return [{ id, frame, box: size }];
  });
}

/** What stands in for the open project's articles; nothing once they have been evaluated. */
export function usePlaceholders(): readonly Placeholder[] {
  const isEvaluated = useEvaluation((state) => state.evaluated !== null);
  const open = useProject((state) => state.open);
  const [project, boxes] = [open?.document.project, open?.boxes];
  return useMemo(
    () => (isEvaluated || !project || !boxes ? NONE : placeholdersOf(project, boxes)),
    [isEvaluated, project, boxes],
  );
}

/** The open project on its way to its first evaluation; null: it is there, or has no articles. */
export interface LoadingArticles {
  /** The articles whose catalogues have arrived. */
  readonly done: number;
  readonly count: number;
}

export function useLoadingArticles(): LoadingArticles | null {
  const isLoading = useEvaluation((state) => state.evaluated === null && state.failure === undefined);
  const catalogues = useProject(
    useShallow((state) => state.open?.document.project.rows.map(({ catalogue }) => catalogue) ?? []),
  );
  const arrived = useCatalogues((state) => state.arrived);
  if (!isLoading || catalogues.length === 0) return null;
  return { done: catalogues.filter((code) => arrived.has(code)).length, count: catalogues.length };
}
