import type { OpenCatalogue, Value, VariableView } from "@stanza/catalogue";
import { commonValue, type EvaluatedRow } from "@stanza/evaluation";
import type { Project } from "@stanza/project";
import type { LoadedCatalogue } from "@stanza/web-project";
import { rowsWith } from "../style/style-views.ts";

/** A variable that the pieces of a model share, with the values that can be put side by side. */
export interface SharedVariable {
  readonly key: string;
  readonly catalogue: OpenCatalogue;
  readonly model: string;
  readonly view: VariableView;
  /** The value of most pieces now. */
  readonly present: Value | undefined;
  /** The pieces on which it can be chosen. */
  readonly rows: readonly EvaluatedRow[];
}

export const variableKey = (catalogue: string, variable: string): string => `${catalogue} ${variable}`;

/**
 * The options of the headers in use that can be seen on a piece of the project and leave a choice: fronts, handles, worktops, carcasses;
 * in the order of the headers, those with colours first.
 */
export function sharedVariables(
  project: Project,
  rows: readonly EvaluatedRow[],
  loaded: ReadonlyMap<string, LoadedCatalogue>,
): readonly SharedVariable[] {
  const found = Object.entries(project.catalogues).flatMap(([code, use]) => {
    const { model } = use;
    const catalogue = loaded.get(code)?.open;
    if (!catalogue?.model(model)) return [];
    const of = rows.filter(({ row }) => row.catalogue === code);
    return catalogue.header(model, use.headers[model] ?? {}).views.flatMap((view): SharedVariable[] => {
      const { kind, visible, readonly, options = [] } = view;
      const having = rowsWith(of, view.code);
      if (kind !== "option" || !visible || readonly || options.length < 2 || having.length === 0) return [];
      const present = commonValue(of, { catalogue: code, variable: view.code });
      return [{ key: variableKey(code, view.code), catalogue, model, view, present, rows: having }];
    });
  });
  const isPainted = ({ view }: SharedVariable) => view.options?.some(({ color }) => color) === true;
  return [...found.filter(isPainted), ...found.filter((one) => !isPainted(one))];
}
