import type { ArticleEntry, Choices, OpenCatalogue } from "@stanza/catalogue";
import {
  type CheckedData,
  type Outcome,
  OWN_REFUSALS,
  REFUSALS,
  refused,
  SUCCESSES,
  succeeded,
} from "@stanza/embed";
import type { RowId } from "@stanza/project";
import { addArticle } from "@stanza/web-catalogue";
import { editor, startEvaluation, useProject } from "@stanza/web-project";
import { chooseTexts } from "./choose-texts.ts";
import { loadedCatalogue } from "./look-up.ts";
import { inProject, takeModel } from "./prepare-project.ts";
import { projectEvaluated } from "./project-evaluated.ts";
import { putBeside } from "./put-beside.ts";

/** `row` of what was added. */
export type AddedRow = { readonly row: RowId } | { readonly refusal: string };

/** Spec 1 §7 `insertArticle`: prices are there before the project is shown (spec 1 §4). */
export const insertArticle = (data: CheckedData<"insertArticle">): Promise<Outcome> =>
  inProject(data, async () => {
    const refusal = takeModel(data);
    if (refusal !== undefined) return refused(refusal);
    const added = await addNamed(data);
    if ("refusal" in added) return refused(added.refusal);
    await takeSide(added.row, data.side);
    return succeeded(SUCCESSES.article);
  });

/** Adds an article by its codes where it fits by itself, and waits for its price. */
export async function addNamed({
  catalog,
  model,
  article,
}: Pick<CheckedData<"insertArticle">, "catalog" | "model" | "article">): Promise<AddedRow> {
  const found = await loadedCatalogue(catalog);
  const entry = found?.open.article(article, model);
  if (!found || !entry) return { refusal: REFUSALS.unknownArticle };
  return add(found.open, model, entry);
}

async function add(catalogue: OpenCatalogue, model: string, entry: ArticleEntry): Promise<AddedRow> {
  startEvaluation();
  const rowsNow = () => useProject.getState().open?.document.project.rows ?? [];
  const before = new Set(rowsNow().map(({ id }) => id));
  const added = await addArticle(catalogue, model, entry);
  if (added === "inHand") {
    editor.putAway();
    const beside = putBeside(catalogue, model, entry);
    if (beside === null) return { refusal: OWN_REFUSALS.noPlace };
    await projectEvaluated();
    return { row: beside };
  }
  const row = rowsNow().find(({ id }) => !before.has(id));
  if (added === "refused" || !row) return { refusal: OWN_REFUSALS.readOnly };
  await projectEvaluated();
  return { row: row.id };
}

/** The variable of a door's side in the catalogues; its options are L and R. */
const SIDE = "SIDE";

/**
 * The side is chosen where the article has one.
 *
 * ASSUMED: `side` is the article's own side, L or R, and no place beside another one (docs/assumptions.md A183).
 */
async function takeSide(row: RowId, side: string): Promise<void> {
  const choices: Choices = { [SIDE]: side };
  await chooseTexts([row], choices as Readonly<Record<string, string>>);
}
