import {
  type ChoiceTarget,
  type EvaluatedRow,
  type OpenCatalogues,
  choiceTargets as targetsIn,
} from "@stanza/evaluation";
import type { CataloguePrices, PriceBook } from "@stanza/pricing";
import { useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import { type LoadedCatalogue, useCatalogues } from "../catalogues/catalogue-store.ts";
import { useEvaluation } from "../evaluation/evaluation-store.ts";
import { useProject } from "../project-store.ts";
import { useEditor } from "./editor-store.ts";

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

/** The session's catalogues as evaluation takes them. */
export const opened = (loaded: ReadonlyMap<string, LoadedCatalogue>): OpenCatalogues =>
  new Map([...loaded].map(([code, { open }]) => [code, open]));

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
