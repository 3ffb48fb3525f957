import type { Choices, Value } from "@stanza/catalogue";
import { ownValue } from "@stanza/catalogue";
import { inOrder } from "../history/history.ts";
import type { Outcome } from "../outcome.ts";
import type { Project } from "../project.ts";
import { addRow, type NewRow } from "./add-row.ts";
import { changeHeader } from "./change-header.ts";
import { useCatalogue } from "./use-catalogue.ts";

export interface NewGallery {
  readonly catalogue: string;
  /** Pinned if the project does not use the catalogue yet. */
  readonly version: string;
  readonly model: string;
  /** Replaces the model's header choices; absent: they stay. */
  readonly header?: Choices;
  readonly rows: readonly Omit<NewRow, "catalogue" | "model">[];
}

/**
 * Adds all articles of a gallery (spec 1 §7 `loadGallery`) and pins its catalogue if the project does not use it yet: one change, one undo.
 *
 * refused   whatever `addRow` and `changeHeader` refuse; then nothing is added
 */
export function addGallery(project: Project, args: NewGallery): Outcome<Project> {
  const { catalogue, version, model, header, rows } = args;
  return inOrder(
    (so) =>
      Object.hasOwn(so.catalogues, catalogue)
        ? { ok: true, value: so }
        : useCatalogue(so, { catalogue, version, model }),
    (so) =>
      header
        ? changeHeader(so, { catalogue, model, choices: instead(so, args, header) })
        : { ok: true, value: so },
    ...rows.map((row) => (so: Project) => addRow(so, { ...row, catalogue, model })),
  )(project);
}

/** The new choices, and `null` for every other one. */
function instead(
  project: Project,
  { catalogue, model }: NewGallery,
  header: Choices,
): Readonly<Record<string, Value | null>> {
  const before = Object.keys(ownValue(ownValue(project.catalogues, catalogue)?.headers, model) ?? {});
  return { ...Object.fromEntries(before.map((code) => [code, null])), ...header };
}
