import { type CheckedData, type Outcome, refused, succeeded } from "@stanza/embed";
import { editor, startEvaluation, useEvaluation } from "@stanza/web-project";
import { projectJson } from "../page/project-json.ts";
import { chooseTexts } from "./choose-texts.ts";

/**
 * Chooses for the selected rows, or where nothing is selected for all of the person's that have the variable; the answer has each row's variants and price.
 *
 * ASSUMED: which rows are meant, as the message names none (docs/assumptions.md A184).
 */
export async function changeVariant({ varCod, varVal }: CheckedData<"changeVariant">): Promise<Outcome> {
  startEvaluation();
  const { selection } = editor.state;
  const rowsNow = useEvaluation.getState().evaluated?.rows ?? [];
  const all = rowsNow.filter(({ automatic }) => !automatic).map(({ row }) => row.id);
  const chosen = await chooseTexts(selection.length > 0 ? selection : all, { [varCod]: varVal });
  if ("refusal" in chosen) return refused(chosen.refusal);
  const file = await projectJson();
  const prices = new Map(useEvaluation.getState().priced?.rows.map(({ rowId, total }) => [rowId, total]));
  const rows = (file?.rows ?? []).filter(({ uniqueid }) => chosen.rows.includes(uniqueid));
  return succeeded({
    currency: file?.currency,
    rows: rows.map(({ uniqueid, boxid, var: variants }) => ({
      uniqueid,
      boxid,
      var: variants,
      price: prices.get(uniqueid) ?? null,
    })),
  });
}
