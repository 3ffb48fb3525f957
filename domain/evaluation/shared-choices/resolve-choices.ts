import type {
  ArticleEvaluation,
  Choices,
  OpenCatalogue,
  ResolvedVariable,
  Text,
  Value,
} from "@stanza/catalogue";
import { ownValue } from "@stanza/catalogue";
import {
  type Change,
  type ChoiceChanges,
  changeVariant,
  editAutomaticRow,
  type Project,
} from "@stanza/project";
import type { EvaluatedRow } from "../evaluated-project.ts";
import type { OpenCatalogues } from "../evaluation-options.ts";

/** A row with everything that its article is evaluated from. */
export interface ChoiceTarget {
  readonly catalogue: OpenCatalogue;
  readonly row: EvaluatedRow;
  /** Header choices of the row's model in the project. */
  readonly header: Choices;
  readonly priceDate?: string;
}

/** A variable that has another value than before. */
export interface ChangedVariable {
  readonly variable: ResolvedVariable;
  readonly from: Value;
  readonly to: Value;
  readonly because?: Text;
}

export interface ResolvedChoices {
  /** The choices to store: the wish, and the other choices after the rules. */
  readonly choices: ChoiceChanges;
  /** Visible variables that changed besides the wished ones, and wishes that became another value. */
  readonly alsoChanged: readonly ChangedVariable[];
  readonly evaluation: ArticleEvaluation;
}

/**
 * The rows to make a choice for, with the project's present choices, which may be newer than the evaluation. Rows that are gone or whose
 * catalogue is not open are left out.
 */
export function choiceTargets(
  project: Project,
  rows: readonly EvaluatedRow[],
  catalogues: OpenCatalogues,
  priceDate?: string,
): readonly ChoiceTarget[] {
  const current = new Map(project.rows.map((row) => [row.id, row]));
  return rows.flatMap((evaluated): readonly ChoiceTarget[] => {
    const { id } = evaluated.row;
    const edited = { ...evaluated.row, choices: ownValue(project.automaticEdits, id)?.choices ?? {} };
    const row = { ...evaluated, row: current.get(id) ?? edited };
    const catalogue = catalogues.get(row.row.catalogue);
    if (!catalogue || (!evaluated.automatic && !current.has(id))) return [];
    const header = ownValue(ownValue(project.catalogues, row.row.catalogue)?.headers, row.row.model) ?? {};
    return [{ catalogue, row, header, ...(priceDate ? { priceDate } : {}) }];
  });
}

/**
 * Resolves a choice for one row: evaluates the article with the wish and returns the choices to store after the rules have repaired all
 * that no longer fit (catalogue.md §6.2).
 *
 * wish  by variable code; `null` removes a choice
 */
export function resolveChoices(target: ChoiceTarget, wish: ChoiceChanges): ResolvedChoices {
  const { catalogue, row: evaluated, header, priceDate } = target;
  const { row, article } = evaluated;
  const forced = article.variables.filter(({ source }) => source === "forced");
  const evaluation = catalogue.evaluate({
    model: row.model,
    article: row.article,
    header,
    choices: row.choices,
    forced: Object.fromEntries(forced.map(({ code, value }) => [code, value])),
    ...(priceDate === undefined ? {} : { priceDate }),
  });
  const before = new Map(evaluation.result.variables.map((variable) => [variable.code, variable]));
  for (const [code, value] of Object.entries(wish)) evaluation.set(code, value ?? undefined);
  const { choicesToStore, unknown, result } = evaluation;
  const choices: Record<string, Value | null> = {};
  for (const code of Object.keys(row.choices)) {
    if (!Object.hasOwn(choicesToStore, code) && !Object.hasOwn(unknown, code)) choices[code] = null;
  }
  for (const [code, value] of Object.entries(choicesToStore)) {
    if (row.choices[code] !== value) choices[code] = value;
  }
  const alsoChanged = result.variables.flatMap((variable): readonly ChangedVariable[] => {
    const { code, visible, readonly, value } = variable;
    const old = before.get(code);
    if (!old?.visible || !visible || readonly) return [];
    const from = wish[code] ?? (Object.hasOwn(wish, code) ? value : old.value);
    if (from === value) return [];
    const because = result.problems.find((problem) => problem.variable === code)?.because;
    return [{ variable, from, to: value, ...(because ? { because } : {}) }];
  });
  return { choices, alsoChanged, evaluation };
}

/** The change that stores the resolved choices of a row, generated rows included. */
export function choiceChange(
  { row: { row, automatic } }: ChoiceTarget,
  { choices }: Pick<ResolvedChoices, "choices">,
): Change {
  if (automatic) {
    const { members } = automatic;
    return (project) => editAutomaticRow(project, { row: row.id, members, choices });
  }
  return (project) => changeVariant(project, { row: row.id, choices });
}
