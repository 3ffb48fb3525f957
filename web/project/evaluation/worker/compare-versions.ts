import { type OpenCatalogue, openCatalogue } from "@stanza/catalogue";
import {
  type EvaluatedProject,
  isQuarantined,
  openProjectEvaluation,
  type RowUpdate,
  tookTooLong,
  type VersionResult,
  versionChanges,
} from "@stanza/evaluation";
import { type CataloguePrices, type PricedProject, priceProject } from "@stanza/pricing";
import type { ChoiceChanges, RowId } from "@stanza/project";
import type { CatalogueVersion, VersionAnswer, VersionQuestion } from "./protocol.ts";

/** What other versions of its catalogues, or other price lists, would do to a project: every row's state, and both totals. */
export function compareVersions(question: VersionQuestion): VersionAnswer {
  const before = evaluateIn(question.before, question);
  const after = evaluateIn(question.after, question);
  const updates = versionChanges(before, after);
  return {
    updates,
    choices: Object.fromEntries(updates.flatMap(changesOf)),
    grossBefore: before.priced.gross,
    grossAfter: after.priced.gross,
    unpricedBefore: before.priced.unpriced.length,
    unpricedAfter: after.priced.unpriced.length,
  };
}

interface Evaluated extends VersionResult {
  readonly evaluated: EvaluatedProject;
  readonly priced: PricedProject;
}

function evaluateIn(
  versions: readonly CatalogueVersion[],
  { project, terms, priceDate, quarantine }: VersionQuestion,
): Evaluated {
  const open = new Map<string, OpenCatalogue>();
  const book: Record<string, CataloguePrices> = {};
  for (const { catalogue, prices } of versions) {
    const one = openCatalogue(catalogue);
    open.set(one.code, one);
    if (prices) book[one.code] = { list: prices, condition: one.condition.bind(one) };
  }
  const evaluation = openProjectEvaluation(open, {
    ...(priceDate === undefined ? {} : { priceDate }),
    excluded: (work) =>
      work.kind === "row" && isQuarantined(quarantine, work, project) ? tookTooLong(work.row) : undefined,
  });
  const evaluated = evaluation.update(project);
  const priced = priceProject(evaluated, book, terms);
  return {
    evaluated,
    priced,
    prices: new Map(priced.rows.filter(isWhollyPriced).map(({ rowId, total }) => [rowId, total])),
    settled: (id) => evaluation.row(id)?.settled,
  };
}

const isWhollyPriced = ({ lines }: PricedProject["rows"][number]): boolean =>
  lines.every(({ price }) => price.kind !== "unpriced");

/** Repairs are stored with the update; a variable that is gone is not chosen any more. */
function changesOf({ row, repairs }: RowUpdate): readonly (readonly [RowId, ChoiceChanges])[] {
  if (repairs.length === 0) return [];
  return [[row, Object.fromEntries(repairs.map(({ variable, to }) => [variable, to ?? null]))]];
}
