import type { ArticleEntry, Choices, OpenCatalogue } from "@stanza/catalogue";
import { evaluationSettled, useProject } from "@stanza/web-project";
import { goTo, paths, translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";
import { addArticle } from "./add-article.ts";

const rowIds = (): ReadonlySet<string> =>
  new Set(useProject.getState().open?.document.project.rows.map(({ id }) => id));

/**
 * Adds a closet and goes on with it. Where no place is free, the person puts it down by hand first.
 *
 * onAdded   absent: goes to its first step
 * choices   that it is added with
 */
export async function designCloset(
  catalogue: OpenCatalogue,
  model: string,
  entry: ArticleEntry,
  onAdded: (rowId: string) => void = (rowId) => void goTo(paths.closet({ rowId })),
  choices?: Choices,
): Promise<void> {
  const before = rowIds();
  const added = await addArticle(catalogue, model, entry, choices);
  if (added === "refused") toast(translate("closet.startRefused"), { kind: "warning" });
  else if (added === "inHand") {
    toast(translate("closet.inHand"), { kind: "info" });
    await goTo(paths.workspace());
  } else {
    await evaluationSettled();
    const rowId = [...rowIds()].find((one) => !before.has(one));
    if (rowId !== undefined) onAdded(rowId);
  }
}
