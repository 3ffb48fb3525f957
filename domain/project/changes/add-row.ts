import type { Choices } from "@stanza/catalogue";
import type { RowId } from "../ids.ts";
import { codeRefusal, firstRefusal, LIMITS } from "../limits.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { OwnLine, Placement, Project, Row } from "../project.ts";
import { choicesRefusal } from "./change-choices.ts";
import { normalisePlacement, placementRefusal } from "./placement-refusal.ts";
import { ownLinesRefusal } from "./set-own-lines.ts";
import { quantityRefusal } from "./set-quantity.ts";

export interface NewRow {
  readonly id: RowId;
  readonly catalogue: string;
  readonly model: string;
  readonly article: string;
  readonly choices?: Choices;
  readonly placement: Placement;
  readonly quantity?: number;
  /** The typed lines of a custom article. */
  readonly lines?: readonly OwnLine[];
}

/**
 * Adds a row at the end of the project.
 *
 * refused   `duplicateId`, `tooManyRows`, `unknownCatalogue` when the project does not use its catalogue, `unknownWall`, and values out of
 *           bounds. The evaluation checks whether the article exists
 */
export function addRow(project: Project, args: NewRow): Outcome<Project> {
  const { id, catalogue, model, article, choices = {}, placement, quantity = 1, lines } = args;
  const refusal =
    newIdRefusal(project, [id]) ??
    firstRefusal(
      codeRefusal(model, "model"),
      codeRefusal(article, "article"),
      choicesRefusal(choices, "choices"),
      quantityRefusal(quantity),
      lines === undefined ? null : ownLinesRefusal(lines, "lines"),
      placementRefusal(project, placement, "placement"),
    );
  if (refusal) return refusal;
  if (!Object.hasOwn(project.catalogues, catalogue)) {
    return refused("unknownCatalogue", "catalogue", `the project does not use the catalogue ${catalogue}`);
  }
  const row: Row = {
    id,
    catalogue,
    model,
    article,
    choices,
    placement: normalisePlacement(placement),
    quantity,
    ...(lines === undefined ? {} : { lines }),
  };
  return done({ ...project, rows: [...project.rows, row] });
}

/** Refuses ids that exist or occur twice, and more rows than a project may have. */
export function newIdRefusal(project: Project, ids: readonly RowId[]): Outcome<never> | null {
  if (project.rows.length + ids.length > LIMITS.maxRows) {
    return refused("tooManyRows", "rows", `a project has at most ${LIMITS.maxRows} rows`);
  }
  const taken = new Set(project.rows.map((row) => row.id));
  for (const id of ids) {
    const refusal = firstRefusal(codeRefusal(id, "id"));
    if (refusal) return refusal;
    if (taken.has(id)) return refused("duplicateId", "id", `there is already a row ${id}`);
    taken.add(id);
  }
  return null;
}
