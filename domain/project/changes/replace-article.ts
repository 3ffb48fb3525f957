import type { Choices } from "@stanza/catalogue";
import type { RowId } from "../ids.ts";
import { codeRefusal, firstRefusal } from "../limits.ts";
import { type Outcome, refused } from "../outcome.ts";
import type { Project } from "../project.ts";
import { choicesRefusal } from "./change-choices.ts";
import { changeRow } from "./change-row.ts";

/**
 * Replaces the article of a row: id, placement, quantity and note stay, the typed lines of a custom article are removed.
 *
 * choices   of the new article; absent: the old ones stay, and the evaluation leaves out those that the new article does not know
 * refused   `unknownRow`, `unknownCatalogue`, codes and values out of bounds
 */
export function replaceArticle(
  project: Project,
  args: {
    readonly row: RowId;
    readonly article: string;
    readonly model?: string;
    readonly catalogue?: string;
    readonly choices?: Choices;
  },
): Outcome<Project> {
  const { row: id, ...article } = args;
  const { catalogue } = args;
  const refusal = firstRefusal(
    codeRefusal(args.article, "article"),
    args.model === undefined ? null : codeRefusal(args.model, "model"),
    args.choices === undefined ? null : choicesRefusal(args.choices, "choices"),
  );
  if (refusal) return refusal;
  if (catalogue !== undefined && !Object.hasOwn(project.catalogues, catalogue)) {
    return refused("unknownCatalogue", "catalogue", `the project does not use the catalogue ${catalogue}`);
  }
  return changeRow(project, id, ({ lines: _, ...row }) => ({
    ...row,
    article: article.article,
    model: article.model ?? row.model,
    catalogue: article.catalogue ?? row.catalogue,
    choices: article.choices ?? row.choices,
  }));
}
