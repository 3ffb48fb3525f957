import { textIn } from "@stanza/catalogue";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useCatalogues } from "../../../stores/catalogue-store.ts";
import { useEvaluation } from "../../../stores/evaluation-store.ts";

/** So many choices say what a piece is like; more would be a list. */
const MOST = 3;

/** What was chosen for a row in words, e.g. `Oak`, `Bar handle`: materials and other named options, without codes and numbers. */
export function useWords(rowId: string): readonly string[] {
  const { i18n } = useTranslation();
  const row = useEvaluation((state) => state.evaluated?.rows.find((one) => one.row.id === rowId));
  const catalogue = useCatalogues((state) => (row ? state.loaded.get(row.row.catalogue)?.open : undefined));
  return useMemo(() => {
    if (!row || !catalogue) return [];
    const named = row.article.variables.flatMap(({ kind, visible, value }) => {
      if (kind !== "option" || !visible || typeof value !== "string") return [];
      const material = catalogue.material(value);
      return material ? [textIn(material.description, i18n.language)] : [];
    });
    return [...new Set(named)].slice(0, MOST);
  }, [row, catalogue, i18n.language]);
}
