import { ownValue, textIn } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { RowId } from "@stanza/project";
import type { DrawnPosition } from "../drawing.ts";

/** A row for a drawing's legend: number, code and name. */
export function drawnPosition(
  { row, article, description }: EvaluatedRow,
  place: Pick<DrawnPosition, "at" | "turn" | "hole">,
  labels: Readonly<Record<RowId, string>>,
  language: string,
): DrawnPosition {
  const mark = ownValue(labels, row.id);
  const name = textIn(description, language);
  const { opening } = article;
  const kind =
    opening &&
    ({ opening: opening.sill > 0 || article.tags.includes("window") ? "window" : "door" } as const);
  return {
    owner: row.id,
    code: row.article,
    description: name,
    ...place,
    ...kind,
    ...(mark === undefined ? {} : { mark }),
  };
}
