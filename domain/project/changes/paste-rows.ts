import { codeRefusal, firstRefusal } from "../limits.ts";
import { done, type Outcome } from "../outcome.ts";
import type { CatalogueUse, Project, Row } from "../project.ts";
import { newIdRefusal } from "./add-row.ts";
import { choicesRefusal } from "./change-choices.ts";
import { normalisePlacement, placementRefusal } from "./placement-refusal.ts";
import { ownLinesRefusal } from "./set-own-lines.ts";
import { quantityRefusal } from "./set-quantity.ts";

/**
 * Adds rows of another project, or of this one, at the end of the project.
 *
 * A catalogue that the project already uses keeps its version; another one is pinned as in the other project. Layers that this project
 * lacks are left out.
 *
 * rows        with ids of their own, placed in this project
 * catalogues  as the other project uses them
 * refused     `duplicateId`, `tooManyRows`, `unknownWall`, values out of bounds
 */
export function pasteRows(
  project: Project,
  args: {
    readonly rows: readonly Row[];
    readonly catalogues: Readonly<Record<string, CatalogueUse>>;
  },
): Outcome<Project> {
  const { rows, catalogues } = args;
  const ids = rows.map(({ id }) => id);
  const used = { ...Object.fromEntries(newlyUsed(project, rows, catalogues)), ...project.catalogues };
  const refusal =
    newIdRefusal(project, ids) ??
    firstRefusal(
      ...rows.flatMap((row, i) => [
        codeRefusal(row.model, `rows.${i}.model`),
        codeRefusal(row.article, `rows.${i}.article`),
        choicesRefusal(row.choices, `rows.${i}.choices`),
        quantityRefusal(row.quantity),
        row.lines === undefined ? null : ownLinesRefusal(row.lines, `rows.${i}.lines`),
        placementRefusal(project, row.placement, `rows.${i}.placement`),
        Object.hasOwn(used, row.catalogue)
          ? null
          : {
              cause: "unknownCatalogue" as const,
              at: `rows.${i}.catalogue`,
              message: `the project does not use the catalogue ${row.catalogue}`,
            },
      ]),
    );
  if (refusal) return refusal;
  const layers = new Set(project.layers?.map(({ id }) => id));
  const pasted = rows.map(({ layer, ...row }): Row => {
    const kept = layer !== undefined && layers.has(layer) ? { layer } : {};
    return { ...row, ...kept, placement: normalisePlacement(row.placement) };
  });
  return done({ ...project, catalogues: used, rows: [...project.rows, ...pasted] });
}

function newlyUsed(
  project: Project,
  rows: readonly Row[],
  catalogues: Readonly<Record<string, CatalogueUse>>,
): readonly (readonly [string, CatalogueUse])[] {
  const needed = new Set(rows.map(({ catalogue }) => catalogue));
  return Object.entries(catalogues).filter(
    ([code]) => needed.has(code) && !Object.hasOwn(project.catalogues, code),
  );
}
