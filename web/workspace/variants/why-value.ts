import type { Text } from "@stanza/catalogue";
import { type EvaluatedRow, rowValues, type SheetValue } from "@stanza/evaluation";
import { choiceTargets, opened, resolveChoices, useCatalogues, useProject } from "@stanza/web-project";

/** Why the selected rows have their value of one variable. */
export interface WhyValue {
  /** The value of the first row; undefined: the rows have it from different places. */
  readonly value: SheetValue | undefined;
  /** The value without the person's own choice; absent: there is none to take back, or the rows would differ. */
  readonly without?: SheetValue;
  /** Model whose header has a say in it, as it is called. */
  readonly model: Text | undefined;
  /** The variables that it is calculated from, as they are called. */
  readonly names: readonly Text[];
}

/** Asked when a person asks, not for every field: each row's article is evaluated once more without the choice. */
export function whyValue(rows: readonly EvaluatedRow[], code: string): WhyValue | undefined {
  const { open } = useProject.getState();
  const [first] = rows;
  if (!open || !first) return undefined;
  const { loaded } = useCatalogues.getState();
  const catalogues = opened(loaded);
  const { project } = open.document;
  const valueIn = (row: EvaluatedRow) =>
    rowValues(project, row, catalogues).find((value) => value.code === code);
  const value = sameOf(rows.map(valueIn));
  const isOwn = value?.origin.kind === "user" || value?.origin.kind === "repaired";
  const without = isOwn
    ? sameOf(
        choiceTargets(rows).map((target) => {
          const { evaluation } = resolveChoices(target, { [code]: null });
          return valueIn({ ...target.row, article: evaluation.result });
        }),
      )
    : undefined;
  const names = value?.origin.kind === "calculated" ? value.origin.from : [];
  const nameOf = (variable: string) =>
    first.article.variables.find((one) => one.code === variable && one.visible)?.description;
  return {
    value,
    ...(without ? { without } : {}),
    model: loaded.get(first.row.catalogue)?.open.model(first.row.model)?.description,
    names: names.flatMap((variable) => {
      const name = nameOf(variable);
      return name ? [name] : [];
    }),
  };
}

/** The value that all have; undefined where two differ. */
function sameOf(values: readonly (SheetValue | undefined)[]): SheetValue | undefined {
  const [first] = values;
  const text = JSON.stringify(first);
  return values.every((value) => JSON.stringify(value) === text) ? first : undefined;
}
