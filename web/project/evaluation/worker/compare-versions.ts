import { openCatalogue } from "@stanza/catalogue";
import { type RowUpdate, type VersionResult, versionChanges } from "@stanza/evaluation";
import {
  type CatalogueInUse,
  type EvaluatedAndPriced,
  leavingOut,
  openLiveProject,
  type PricingBasis,
} from "@stanza/live-project";
import type { PricedProject } from "@stanza/pricing";
import type { ChoiceChanges, RowId } from "@stanza/project";
import type { CatalogueVersion, VersionAnswer, VersionQuestion } from "./protocol.ts";

/** The effect of other versions of its catalogues, or of other price lists, on a project: every row's state, and both totals. */
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

type Evaluated = VersionResult & EvaluatedAndPriced;

function evaluateIn(
  versions: readonly CatalogueVersion[],
  { project, terms, priceDate, quarantine }: VersionQuestion,
): Evaluated {
  const catalogues = new Map<string, CatalogueInUse>();
  for (const { catalogue, prices } of versions) {
    const open = openCatalogue(catalogue);
    catalogues.set(open.code, { open, prices });
  }
  const basis: PricingBasis = { catalogues, terms, ...(priceDate === undefined ? {} : { priceDate }) };
  const live = openLiveProject(leavingOut(quarantine, project));
  const { evaluated, priced } = live.update(project, basis);
  return {
    evaluated,
    priced,
    prices: new Map(priced.rows.filter(isWhollyPriced).map(({ rowId, total }) => [rowId, total])),
    choicesToStore: (id) => live.row(id)?.choicesToStore,
  };
}

const isWhollyPriced = ({ lines }: PricedProject["rows"][number]): boolean =>
  lines.every(({ price }) => price.kind !== "unpriced");

/** Repairs are stored with the update; a variable that is gone is not chosen any more. */
function changesOf({ row, repairs }: RowUpdate): readonly (readonly [RowId, ChoiceChanges])[] {
  if (repairs.length === 0) return [];
  return [[row, Object.fromEntries(repairs.map(({ variable, to }) => [variable, to ?? null]))]];
}
