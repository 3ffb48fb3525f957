import type { Text } from "@stanza/catalogue";
import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import type { RowId } from "@stanza/project";

export type ItemKind = "articles" | "openings" | "generated" | "failed";

/** A row as the list shows it; a failed one has no article but a reason. */
export interface Item {
  readonly id: RowId;
  readonly code: string;
  readonly catalogue: string;
  readonly quantity: number;
  readonly name: Text;
  readonly row?: EvaluatedRow;
  readonly fault?: Text;
  /** Warnings and errors that its rules report. */
  readonly problems: number;
}

export interface ItemGroup {
  readonly kind: ItemKind;
  readonly items: readonly Item[];
}

const KINDS: readonly ItemKind[] = ["failed", "articles", "openings", "generated"];

/** The rows of a project by what they are, in the project's order; groups without any are left out. */
export function itemGroups({ rows, failed }: EvaluatedProject): readonly ItemGroup[] {
  const items = rows.map((row) => ({ kind: kindOf(row), item: itemOf(row) }));
  const faults = failed.map(({ row, problem }) => ({
    kind: "failed" as const,
    item: {
      id: row.id,
      code: row.article,
      catalogue: row.catalogue,
      quantity: row.quantity,
      name: { en: row.article },
      fault: problem.because,
      problems: 1,
    },
  }));
  const all = [...faults, ...items];
  return KINDS.map((kind) => ({
    kind,
    items: all.flatMap((one) => (one.kind === kind ? [one.item] : [])),
  })).filter((group) => group.items.length > 0);
}

function kindOf({ automatic, article }: EvaluatedRow): ItemKind {
  if (automatic) return "generated";
  return article.mount === "wall-opening" ? "openings" : "articles";
}

function itemOf(row: EvaluatedRow): Item {
  return {
    id: row.row.id,
    code: row.row.article,
    catalogue: row.row.catalogue,
    quantity: row.row.quantity,
    name: row.description,
    row,
    problems: row.article.problems.filter(({ severity }) => severity !== "info").length,
  };
}

/** The selection after a list item was chosen: alone, added or taken out with Ctrl, up to it with Shift. */
export function chosenItems(
  order: readonly RowId[],
  selection: readonly RowId[],
  id: RowId,
  held: { readonly toggle: boolean; readonly range: boolean },
): readonly RowId[] {
  if (held.toggle) return selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id];
  const anchor = selection.at(-1);
  if (!held.range || anchor === undefined || !order.includes(anchor)) return [id];
  const [from, to] = [order.indexOf(anchor), order.indexOf(id)].sort((a, b) => a - b) as [number, number];
  const between = order.slice(from, to + 1).filter((one) => one !== anchor);
  return [...between, anchor];
}
