import type { Choices, Text, Value } from "@stanza/catalogue";
import type { RowId } from "@stanza/project";
import type { EvaluatedProject, EvaluatedRow } from "./evaluated-project.ts";

/**
 * The state of a row compared with the newest version of its catalogue.
 *
 * priceChanged     the same article, at another price
 * needsMigration   some of its choices change, or its rules fail in the new version
 * gone             the new version lacks the article, or the model
 */
export type RowState = "upToDate" | "priceChanged" | "needsMigration" | "gone";

/** A choice that the new version changes. */
export interface RepairedChoice {
  readonly variable: string;
  /** Name of the variable, if the new version has it. */
  readonly name?: Text;
  readonly from: Value;
  /** Absent: the new version has no such variable, or hides it. */
  readonly to?: Value;
  readonly because?: Text;
}

/** The effect of an update on one row. */
export interface RowUpdate {
  readonly row: RowId;
  readonly catalogue: string;
  readonly code: string;
  readonly description: Text;
  readonly isGenerated: boolean;
  /** True when only the new version's rules generate it. */
  readonly isNew: boolean;
  readonly state: RowState;
  /** Decimal text; absent: without a price. */
  readonly priceBefore?: string;
  readonly priceAfter?: string;
  readonly repairs: readonly RepairedChoice[];
  /** The reason why the new version cannot evaluate it. */
  readonly problem?: Text;
}

/** A project evaluated and priced in one set of versions. */
export interface VersionResult {
  readonly evaluated: EvaluatedProject;
  /** Totals of rows that are wholly priced, decimal text. */
  readonly prices: ReadonlyMap<RowId, string>;
  /** The choices of a row after the rules have resolved them. */
  readonly choicesToStore: (row: RowId) => Choices | undefined;
}

/**
 * Compares a project evaluated in two sets of catalogue versions, row by row: the person's rows in their order, then the generated ones.
 *
 * before   in the versions that the project is pinned to; after: in the ones that it would be brought to
 * returns  one entry for each row, `upToDate` ones too. Generated rows that the new rules no longer make are `gone`, new ones are
 *          `priceChanged`
 */
export function versionChanges(before: VersionResult, after: VersionResult): readonly RowUpdate[] {
  const old = byId(before.evaluated);
  const fresh = byId(after.evaluated);
  const failures = new Map(after.evaluated.failed.map((one) => [one.row.id, one]));
  const known = new Map([
    ...[...before.evaluated.rows, ...before.evaluated.failed].map(({ row }) => [row.id, row] as const),
    ...[...after.evaluated.rows, ...after.evaluated.failed].map(({ row }) => [row.id, row] as const),
  ]);
  return [...known.values()].map((row): RowUpdate => {
    const [was, is, failure] = [old.get(row.id), fresh.get(row.id), failures.get(row.id)];
    const [priceBefore, priceAfter] = [before.prices.get(row.id), after.prices.get(row.id)];
    const repairs = is ? repairsOf(is, after.choicesToStore(row.id) ?? {}, row.choices) : [];
    return {
      row: row.id,
      catalogue: row.catalogue,
      code: row.article,
      description: (is ?? was)?.description ?? { en: row.article },
      isGenerated: (is ?? was)?.automatic !== undefined,
      isNew: was === undefined && is?.automatic !== undefined,
      state: stateOf({ is, failure: failure?.problem.code, repairs, priceBefore, priceAfter }),
      ...(priceBefore === undefined ? {} : { priceBefore }),
      ...(priceAfter === undefined ? {} : { priceAfter }),
      repairs,
      ...(failure ? { problem: failure.problem.because } : {}),
    };
  });
}

/** Codes of `failureOf` for things that a version lacks. */
const GONE: readonly (string | undefined)[] = ["E_ARTICLE", "E_MODEL", "E_CATALOGUE"];

function stateOf(row: {
  readonly is: EvaluatedRow | undefined;
  readonly failure: string | undefined;
  readonly repairs: readonly RepairedChoice[];
  readonly priceBefore: string | undefined;
  readonly priceAfter: string | undefined;
}): RowState {
  if (!row.is) return row.failure === undefined || GONE.includes(row.failure) ? "gone" : "needsMigration";
  if (row.repairs.length > 0) return "needsMigration";
  return row.priceBefore === row.priceAfter ? "upToDate" : "priceChanged";
}

/** Stored choices that the rules would store differently, in the order in which they were made. */
function repairsOf(
  { article, automatic }: EvaluatedRow,
  choicesToStore: Choices,
  chosen: Choices,
): readonly RepairedChoice[] {
  // Values that an automatic rule sets are not the person's choices.
  if (automatic) return [];
  return Object.entries(chosen).flatMap(([variable, from]): readonly RepairedChoice[] => {
    const to = Object.hasOwn(choicesToStore, variable) ? choicesToStore[variable] : undefined;
    if (to === from) return [];
    const name = article.variables.find(({ code }) => code === variable)?.description;
    const because = article.problems.find((problem) => problem.variable === variable)?.because;
    return [
      {
        variable,
        from,
        ...(name ? { name } : {}),
        ...(to === undefined ? {} : { to }),
        ...(because ? { because } : {}),
      },
    ];
  });
}

const byId = ({ rows }: EvaluatedProject): ReadonlyMap<RowId, EvaluatedRow> =>
  new Map(rows.map((one) => [one.row.id, one]));
