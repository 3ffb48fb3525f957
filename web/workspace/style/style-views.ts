import type { VariableView } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { FieldView } from "@stanza/web-project";

/** The choices of a header that are seen: options of which some have a colour, such as fronts, handles, worktops and carcasses. */
export const styleViews = (views: readonly VariableView[]): readonly VariableView[] =>
  views.filter(
    ({ kind, visible, readonly, options = [] }) =>
      kind === "option" && visible && !readonly && options.some(({ color }) => color !== undefined),
  );

/** The rows on which one of the variables can be seen and chosen. */
export const rowsWith = (
  rows: readonly EvaluatedRow[],
  ...codes: readonly string[]
): readonly EvaluatedRow[] =>
  rows.filter(({ article }) =>
    article.variables.some(
      ({ code, visible, readonly, source }) =>
        codes.includes(code) && visible && !readonly && source !== "forced",
    ),
  );

/** The rows that do not follow the header, because somebody chose on them. */
export const ownRows = (rows: readonly EvaluatedRow[], code: string): readonly EvaluatedRow[] =>
  rowsWith(rows, code).filter(({ article }) =>
    article.variables.some((variable) => variable.code === code && variable.source === "user"),
  );

/** The header's choices as these rows have them; one that none of them has is left out. */
export function styleOfRows(
  views: readonly VariableView[],
  rows: readonly EvaluatedRow[],
): readonly FieldView[] {
  return views.flatMap((view): readonly FieldView[] => {
    const variables = rowsWith(rows, view.code).flatMap(
      ({ article }) => article.variables.find(({ code }) => code === view.code) ?? [],
    );
    const [first] = variables;
    if (!first) return [];
    const mixed = variables.some(({ value }) => value !== first.value);
    const isOwn = variables.every(({ source }) => source === "user");
    return [{ ...view, value: first.value, source: isOwn ? "user" : "header", ...(mixed ? { mixed } : {}) }];
  });
}
