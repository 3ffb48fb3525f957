import type { Project, Row } from "../project.ts";
import { type ChoiceChange, choiceChanges } from "./choice-changes.ts";
import { differingAspects } from "./is-same.ts";
import { isSamePlace } from "./moved-rows.ts";

/**
 * The kind of difference of a row that both states have.
 *
 * choices   the person chose other values for its own variables; what its header says stands with the headers
 * lines     the typed lines of a custom article
 * drawing   its layer or group, or whether it is locked or hidden: nothing that is sold
 */
export type RowAspect = "article" | "choices" | "quantity" | "place" | "note" | "lines" | "drawing";

export type RowDifference =
  | { readonly kind: "added"; readonly row: Row }
  | { readonly kind: "removed"; readonly row: Row }
  | {
      readonly kind: "changed";
      readonly before: Row;
      readonly after: Row;
      readonly aspects: readonly RowAspect[];
      readonly choices: readonly ChoiceChange[];
    };

/** What each field of a row is called in a difference; a new field has to be named here. */
const ASPECTS = {
  catalogue: "article",
  model: "article",
  article: "article",
  choices: "choices",
  quantity: "quantity",
  placement: "place",
  note: "note",
  lines: "lines",
  group: "drawing",
  layer: "drawing",
  locked: "drawing",
  hidden: "drawing",
} as const satisfies Record<Exclude<keyof Row, "id">, RowAspect>;

/** Removed rows first, then the others that differ in the order of the later state. */
export function rowDifferences(before: Project, after: Project): readonly RowDifference[] {
  const old = new Map(before.rows.map((row) => [row.id, row]));
  const now = new Set(after.rows.map(({ id }) => id));
  const removed = before.rows.flatMap((row): RowDifference[] =>
    now.has(row.id) ? [] : [{ kind: "removed", row }],
  );
  const kept = after.rows.flatMap((row): RowDifference[] => {
    const was = old.get(row.id);
    if (!was) return [{ kind: "added", row }];
    const aspects = differingAspects(was, row, ASPECTS).filter(
      (aspect) => aspect !== "place" || !isSamePlace(was.placement, row.placement),
    );
    if (aspects.length === 0) return [];
    return [
      { kind: "changed", before: was, after: row, aspects, choices: choiceChanges(was.choices, row.choices) },
    ];
  });
  return [...removed, ...kept];
}
