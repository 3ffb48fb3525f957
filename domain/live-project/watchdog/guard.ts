import {
  type EvaluatedRow,
  type EvaluationInput,
  type EvaluationOptions,
  type EvaluationWork,
  tookTooLong,
  workOf,
} from "@stanza/evaluation";
import { type PriceBook, type PricedRow, type PriceTerms, priceRow } from "@stanza/pricing";
import { TOO_LONG_MS } from "./limits.ts";
import { isQuarantined, type PinnedVersions, type Quarantine } from "./quarantine.ts";

/** How a thread reports each piece of work and leaves out what has hung before. */
export interface Guard {
  readonly watch: NonNullable<EvaluationOptions["watch"]>;
  readonly excluded: NonNullable<EvaluationOptions["excluded"]>;
}

/** What a watched thread says of a piece of work. */
export type WorkReport =
  /** It begins. */
  | { readonly kind: "at"; readonly work: EvaluationWork }
  /** It came to an end, after much too long. */
  | { readonly kind: "too-long"; readonly work: EvaluationWork };

/** The guard of a thread that does one task after the other. */
export interface ThreadGuard extends Guard {
  /** report  absent: nobody asks, which is faster */
  begin(project: PinnedVersions, quarantine: Quarantine, report?: (report: WorkReport) => void): void;
}

export const UNGUARDED: Guard = { watch: () => {}, excluded: () => undefined };

/** Leaves out what is quarantined and reports nothing. */
export function leavingOut(quarantine: Quarantine, project: PinnedVersions): Guard {
  return { watch: () => {}, excluded: (work) => problemOf(quarantine, work, project) };
}

/** now  milliseconds of a clock that only goes on */
export function openThreadGuard(now: () => number): ThreadGuard {
  let project: PinnedVersions = { catalogues: {} };
  let quarantine: Quarantine = new Set();
  let report: ((report: WorkReport) => void) | undefined;
  let startedAt = 0;
  return {
    begin(nextProject, nextQuarantine, nextReport) {
      project = nextProject;
      quarantine = nextQuarantine;
      report = nextReport;
    },
    watch(work, phase) {
      if (!report) return;
      if (phase === "begin") {
        startedAt = now();
        report({ kind: "at", work });
      } else if (now() - startedAt > TOO_LONG_MS) report({ kind: "too-long", work });
    },
    excluded: (work) => problemOf(quarantine, work, project),
  };
}

/** A row's prices. The conditions of surcharges are rules too, so they are watched like evaluation. */
export function priceGuarded(
  row: EvaluatedRow,
  book: PriceBook,
  terms: PriceTerms,
  guard: Guard,
  project: EvaluationInput,
): PricedRow {
  const work = workOf(project, row.row);
  guard.watch(work, "begin");
  const priced = priceRow(row, book, terms);
  guard.watch(work, "end");
  return priced;
}

function problemOf(quarantine: Quarantine, work: EvaluationWork, project: PinnedVersions) {
  if (!isQuarantined(quarantine, work, project)) return undefined;
  return tookTooLong(
    work.kind === "row" ? work.row : { article: "automatic rows", catalogue: work.catalogue },
  );
}
