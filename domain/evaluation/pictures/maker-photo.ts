import type { OpenCatalogue } from "@stanza/catalogue";
import type { EvaluatedRow } from "../evaluated-project.ts";

/**
 * The name of the photograph that a row's maker has given for its article, where that shows more than a drawing would: of a plain article,
 * which is one box or nothing, such as those that come of a price list. What has a shape of its own is drawn as it was chosen.
 *
 * catalogue  of the row; `undefined` while it is not there
 */
export function makerPhoto(
  { row, article }: Pick<EvaluatedRow, "row" | "article">,
  catalogue: Pick<OpenCatalogue, "article"> | undefined,
): string | undefined {
  if (!catalogue || article.parts.length > 1) return undefined;
  return catalogue.article(row.article, row.model)?.image;
}
