import { OWN_REFUSALS } from "@stanza/embed";
import type { RowId } from "@stanza/project";
import { choicesOfTexts, choose, isReadOnly, useChoiceNotice, useEvaluation } from "@stanza/web-project";
import { projectEvaluated } from "./project-evaluated.ts";

/** The rows that a choice went to, or why it went to none. */
export type Chosen = { readonly rows: readonly RowId[] } | { readonly refusal: string };

/** Chooses values for those of the rows that have the variables: the texts of a host become the catalogue's values. */
export async function chooseTexts(
  ids: readonly RowId[],
  texts: Readonly<Record<string, string>>,
): Promise<Chosen> {
  if (isReadOnly()) return { refusal: OWN_REFUSALS.readOnly };
  await projectEvaluated();
  const rows = (useEvaluation.getState().evaluated?.rows ?? []).filter(({ row }) => ids.includes(row.id));
  const wishes = rows.map((row) => ({ row, wish: choicesOfTexts(row, texts) }));
  const having = wishes.filter(({ wish }) => Object.keys(wish.values).length > 0);
  if (having.length === 0)
    return {
      refusal: wishes.some(({ wish }) => wish.wrong.length > 0)
        ? OWN_REFUSALS.refusedVariant
        : OWN_REFUSALS.unknownVariant,
    };
  for (const { row, wish } of having) choose([row], wish.values);
  if (useChoiceNotice.getState().refusal) return { refusal: OWN_REFUSALS.refusedVariant };
  await projectEvaluated();
  return { rows: having.map(({ row }) => row.row.id) };
}
