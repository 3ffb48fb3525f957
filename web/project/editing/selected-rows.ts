import { type ChoiceTarget, type EvaluatedRow, choiceTargets as targetsIn } from "@stanza/evaluation";
import { useShallow } from "zustand/react/shallow";
import { useCatalogues } from "../catalogues/catalogue-store.ts";
import { opened } from "../catalogues/price-book.ts";
import { useEvaluation } from "../evaluation/evaluation-store.ts";
import { useProject } from "../project-store.ts";
import { useEditor } from "./editor-state.ts";

/** The selected rows as they were evaluated last, in the project's order. */
export function useSelectedRows(): readonly EvaluatedRow[] {
  const selection = useEditor((state) => state.selection);
  return useEvaluation(
    useShallow(({ evaluated }) => evaluated?.rows.filter(({ row }) => selection.includes(row.id)) ?? []),
  );
}

/**
 * The basis for choosing for these rows: the project's choices as they are now, which the evaluation may not have seen yet.
 * Rows whose catalogue is not loaded are left out.
 */
export function choiceTargets(rows: readonly EvaluatedRow[]): readonly ChoiceTarget[] {
  const { loaded } = useCatalogues.getState();
  const { open } = useProject.getState();
  if (!open) return [];
  const { project, head } = open.document;
  return targetsIn(project, rows, opened(loaded), head.priceDate ?? undefined);
}
