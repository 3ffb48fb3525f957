import type { EvaluatedRow } from "@stanza/evaluation";
import type { CataloguePrices, PriceBook } from "@stanza/pricing";
import { useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import { type LoadedCatalogue, useCatalogues } from "../stores/catalogue-store.ts";
import { useEditor } from "../stores/editor-store.ts";
import { useEvaluation } from "../stores/evaluation-store.ts";
import { useProject } from "../stores/project-store.ts";
import type { ChoiceTarget } from "./variants/settle-choices.ts";

/** The selected rows as they were evaluated last, in the project's order. */
export function useSelectedRows(): readonly EvaluatedRow[] {
  const selection = useEditor((state) => state.selection);
  return useEvaluation(
    useShallow(({ evaluated }) => evaluated?.rows.filter(({ row }) => selection.includes(row.id)) ?? []),
  );
}

/**
 * What choosing for these rows is evaluated from: the project's choices as they are now, which the evaluation may not have seen yet.
 * Rows whose catalogue is not loaded are left out.
 */
export function choiceTargets(rows: readonly EvaluatedRow[]): readonly ChoiceTarget[] {
  const { loaded } = useCatalogues.getState();
  const { open } = useProject.getState();
  if (!open) return [];
  const { project, head } = open.document;
  const current = new Map(project.rows.map((row) => [row.id, row]));
  return rows.flatMap((evaluated): readonly ChoiceTarget[] => {
    const { id } = evaluated.row;
    const edited = { ...evaluated.row, choices: project.automaticEdits[id]?.choices ?? {} };
    const row = { ...evaluated, row: current.get(id) ?? edited };
    const catalogue = loaded.get(row.row.catalogue)?.open;
    if (!catalogue || (!evaluated.automatic && !current.has(id))) return [];
    const header = project.catalogues[row.row.catalogue]?.headers[row.row.model] ?? {};
    return [{ catalogue, row, header, ...(head.priceDate ? { priceDate: head.priceDate } : {}) }];
  });
}

/** The session's price lists as the pricing reads them. */
export function priceBookOf(loaded: ReadonlyMap<string, LoadedCatalogue>): PriceBook {
  const book: Record<string, CataloguePrices> = {};
  for (const [code, { open, prices }] of loaded) {
    if (prices) book[code] = { list: prices, condition: open.condition.bind(open) };
  }
  return book;
}

export function usePriceBook(): PriceBook {
  const loaded = useCatalogues((state) => state.loaded);
  return useMemo(() => priceBookOf(loaded), [loaded]);
}
