import type { RowId } from "../ids.ts";
import { codeRefusal, firstRefusal } from "../limits.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { CatalogueUse, Project } from "../project.ts";
import { type ChoiceChanges, choicesRefusal, mergeChoices } from "./change-choices.ts";
import { removeRows } from "./remove-rows.ts";

/** The new version and price list of a catalogue; an absent field stays as pinned. */
export interface CatalogueUpdate {
  readonly version?: string;
  readonly priceList?: string;
}

/**
 * Updates the project to other versions of its catalogues, with the choices of its rows under the new rules: one change, so that undo
 * returns to the old versions as a whole.
 *
 * updates    by catalogue code
 * choices    by row: the repairs of the new version, see `versionChanges` of `@stanza/evaluation`; rows that no longer exist are left out
 * remove     rows whose article is gone and that the person does not want to keep
 * refused    `unknownCatalogue`, `unknownRow` of `remove`, codes and values out of bounds
 */
export function updateCatalogues(
  project: Project,
  args: {
    readonly updates: Readonly<Record<string, CatalogueUpdate>>;
    readonly choices?: Readonly<Record<RowId, ChoiceChanges>>;
    readonly remove?: readonly RowId[];
  },
): Outcome<Project> {
  const { updates, choices = {}, remove = [] } = args;
  const catalogues: Record<string, CatalogueUse> = { ...project.catalogues };
  for (const [code, { version, priceList }] of Object.entries(updates)) {
    const use = Object.hasOwn(catalogues, code) ? catalogues[code] : undefined;
    if (!use) return refused("unknownCatalogue", "updates", `the project does not use the catalogue ${code}`);
    const refusal = firstRefusal(
      version === undefined ? null : codeRefusal(version, `updates.${code}.version`),
      priceList === undefined ? null : codeRefusal(priceList, `updates.${code}.priceList`),
    );
    if (refusal) return refusal;
    catalogues[code] = {
      ...use,
      ...(version === undefined ? {} : { version }),
      ...(priceList === undefined ? {} : { priceList }),
    };
  }
  for (const [id, changes] of Object.entries(choices)) {
    const refusal = firstRefusal(choicesRefusal(changes, `choices.${id}`));
    if (refusal) return refusal;
  }
  const rows = project.rows.map((row) => {
    const changes = Object.hasOwn(choices, row.id) ? choices[row.id] : undefined;
    return changes ? { ...row, choices: mergeChoices(row.choices, changes) } : row;
  });
  const updated = { ...project, catalogues, rows };
  return remove.length === 0 ? done(updated) : removeRows(updated, { rows: remove });
}
