import type { Value } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import {
  choiceTargets,
  choose,
  type FieldActions,
  type FieldView,
  priceBookOf,
  priceChange,
  priceTerms,
  signedPrice,
  useCatalogues,
  useOpenProject,
  type ValueWords,
} from "@stanza/web-project";
import { useMemo } from "react";
import { EnlargeButton } from "./EnlargeButton.tsx";
import { openDclassLazily } from "./open-dialogs.ts";
import { WhyValueButton } from "./WhyValueButton.tsx";

/**
 * What the fields of these rows do: choosing, what a choice costs, why a value is as it is, and the dialogs behind them.
 *
 * reason   why nothing can be changed
 */
export function useFieldActions(
  rows: readonly EvaluatedRow[],
  views: readonly FieldView[],
  words: ValueWords,
  reason: string | undefined,
): FieldActions {
  const loaded = useCatalogues((state) => state.loaded);
  const open = useOpenProject();
  const terms = useMemo(() => open && priceTerms(open), [open]);
  return useMemo((): FieldActions => {
    const book = priceBookOf(loaded);
    const catalogue = loaded.get(rows[0]?.row.catalogue ?? "")?.open;
    return {
      subject: rows.map(({ row }) => row.id).join(),
      words,
      reason,
      material: (code) => catalogue?.material(code),
      variable: (code) => views.find((view) => view.code === code),
      why: (view) => (
        <>
          <WhyValueButton view={view} rows={rows} words={words} reason={reason} />
          {reason === undefined ? (
            <EnlargeButton
              view={view}
              rows={rows}
              words={words}
              isFirst={view.code === views.find(({ front, visible }) => front && visible)?.code}
            />
          ) : null}
        </>
      ),
      editRecords: (code) => void openDclassLazily(rows, code),
      choose: (wish, gesture) => choose(rows, wish, gesture === undefined ? {} : { gesture }),
      priceOf: (code: string, value: Value) => {
        const amount = terms && priceChange(choiceTargets(rows), { [code]: value }, book, terms);
        return amount ? signedPrice(amount, terms.currency, words.language) : undefined;
      },
    };
  }, [rows, views, words, reason, loaded, terms]);
}
