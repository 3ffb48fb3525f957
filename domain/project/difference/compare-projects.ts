import type { RowId } from "../ids.ts";
import type { AutomaticEdit, CatalogueUse, Project } from "../project.ts";
import { type ChoiceChange, choiceChanges } from "./choice-changes.ts";
import { differingAspects, isSame } from "./is-same.ts";
import { type RoomDifference, roomDifferences } from "./room-differences.ts";
import { type RowDifference, rowDifferences } from "./row-differences.ts";

/** Other choices in the header of a model, which all its rows follow that say nothing of their own. */
export interface HeaderDifference {
  readonly catalogue: string;
  readonly model: string;
  readonly choices: readonly ChoiceChange[];
}

/** Another edit of a generated row. `removed`: the person took it away in one of the two states; absent: in both or in none. */
export interface AutomaticDifference {
  readonly row: RowId;
  readonly choices: readonly ChoiceChange[];
  readonly removed?: { readonly from: boolean; readonly to: boolean };
}

/**
 * What else differs between two states of a project.
 *
 * catalogues  versions, price lists or the model in use
 * order       rows that both have stand in another order in the list
 */
export type ProjectAspect =
  | "description"
  | "catalogues"
  | "order"
  | "layers"
  | "dimensions"
  | "photos"
  | "tracePicture";

/** The differences from one state of a project to a later one. Each change is named once. */
export interface ProjectDifference {
  readonly rows: readonly RowDifference[];
  readonly rooms: readonly RoomDifference[];
  readonly headers: readonly HeaderDifference[];
  readonly automatic: readonly AutomaticDifference[];
  readonly aspects: readonly ProjectAspect[];
}

/** What each field is called in a difference; a new field has to be named here or above. */
const ASPECTS = {
  description: "description",
  layers: "layers",
  dimensions: "dimensions",
  hiddenChains: "dimensions",
  photos: "photos",
  tracePicture: "tracePicture",
} as const satisfies Record<
  Exclude<keyof Project, "rows" | "rooms" | "catalogues" | "automaticEdits">,
  ProjectAspect
>;

/** Compares a later state of a project with an earlier one: rows, rooms, headers, edits of generated rows, and what else differs. */
export function compareProjects(before: Project, after: Project): ProjectDifference {
  return {
    rows: rowDifferences(before, after),
    rooms: roomDifferences(before, after),
    headers: headerDifferences(before, after),
    automatic: automaticDifferences(before, after),
    aspects: [
      ...differingAspects(before, after, ASPECTS),
      ...(isSame(usesOf(before), usesOf(after)) ? [] : (["catalogues"] as const)),
      ...(isSame(orderIn(before, after), orderIn(after, before)) ? [] : (["order"] as const)),
    ],
  };
}

/** Returns true when two states are the same, as far as a difference says. */
export const isEmptyDifference = ({ rows, rooms, headers, automatic, aspects }: ProjectDifference): boolean =>
  [rows, rooms, headers, automatic, aspects].every(({ length }) => length === 0);

/** The pins of the catalogues that have any; headers stand apart. */
const usesOf = ({ catalogues }: Project) =>
  Object.fromEntries(
    Object.entries(catalogues).map(([code, { version, priceList, model }]) => [
      code,
      { version, model, ...(priceList === undefined ? {} : { priceList }) },
    ]),
  );

/** The rows that the other state has too, in this one's order. */
function orderIn(project: Project, other: Project): readonly RowId[] {
  const common = new Set(other.rows.map(({ id }) => id));
  return project.rows.flatMap(({ id }) => (common.has(id) ? [id] : []));
}

function headerDifferences(before: Project, after: Project): readonly HeaderDifference[] {
  const codes = new Set([...Object.keys(before.catalogues), ...Object.keys(after.catalogues)]);
  return [...codes].flatMap((catalogue) => {
    const [was, is] = [headersOf(before.catalogues[catalogue]), headersOf(after.catalogues[catalogue])];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((model): HeaderDifference[] => {
      const choices = choiceChanges(was[model] ?? {}, is[model] ?? {});
      return choices.length === 0 ? [] : [{ catalogue, model, choices }];
    });
  });
}

const headersOf = (use: CatalogueUse | undefined): CatalogueUse["headers"] => use?.headers ?? {};

const UNEDITED: AutomaticEdit = { choices: {}, removed: false };

function automaticDifferences(before: Project, after: Project): readonly AutomaticDifference[] {
  const ids = new Set([...Object.keys(before.automaticEdits), ...Object.keys(after.automaticEdits)]);
  return [...ids].flatMap((row): AutomaticDifference[] => {
    const was = before.automaticEdits[row] ?? UNEDITED;
    const is = after.automaticEdits[row] ?? UNEDITED;
    const choices = choiceChanges(was.choices, is.choices);
    const removed = was.removed === is.removed ? {} : { removed: { from: was.removed, to: is.removed } };
    return choices.length === 0 && was.removed === is.removed ? [] : [{ row, choices, ...removed }];
  });
}
