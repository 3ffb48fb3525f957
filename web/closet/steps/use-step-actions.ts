import type { Value, VariableView } from "@stanza/catalogue";
import {
  type ChoiceTarget,
  choiceTargets,
  choose,
  type FieldActions,
  priceBookOf,
  priceChange,
  priceTerms,
  signedPrice,
  useCatalogues,
  useOpenProject,
  useReadOnlyReason,
  useValueWords,
} from "@stanza/web-project";
import { openDclass } from "@stanza/web-workspace";
import { useMemo } from "react";

/** What the fields of a closet's steps do: as in the panel of the design, for this one row. */
export function useStepActions(target: ChoiceTarget, views: readonly VariableView[]): FieldActions {
  const words = useValueWords();
  const reason = useReadOnlyReason();
  const loaded = useCatalogues((state) => state.loaded);
  const open = useOpenProject();
  const terms = useMemo(() => open && priceTerms(open), [open]);
  return useMemo((): FieldActions => {
    const rows = [target.row];
    const book = priceBookOf(loaded);
    return {
      subject: target.row.row.id,
      hasAllPrices: true,
      words,
      ...(reason === undefined ? {} : { reason }),
      material: (code) => target.catalogue.material(code),
      variable: (code) => views.find((view) => view.code === code),
      // Left without an answer it rejects, which is nothing to report.
      editRecords: (code) => void openDclass(rows, code).catch(() => {}),
      choose: (wish, gesture) => choose(rows, wish, gesture === undefined ? {} : { gesture }),
      priceOf: (code: string, value: Value) => {
        const amount = terms && priceChange(choiceTargets(rows), { [code]: value }, book, terms);
        return amount ? signedPrice(amount, terms.currency, words.language) : undefined;
      },
    };
  }, [target, views, words, reason, loaded, terms]);
}
