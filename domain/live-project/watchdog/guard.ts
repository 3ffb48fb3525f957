import {
  type EvaluatedRow,
  type EvaluationInput,
  type EvaluationOptions,
  type EvaluationWork,
  tookTooLong,
  workOf,
} from "@stanza/evaluation";
import type { PricedRow } from "@stanza/pricing";
import { TOO_LONG_MS } from "./limits.ts";
import { isQuarantined, type PinnedVersions, type Quarantine } from "./quarantine.ts";

/** Lets a thread report each piece of work and skip work that has hung before. */
export interface Guard {
  readonly watch: NonNullable<EvaluationOptions["watch"]>;
  readonly excluded: NonNullable<EvaluationOptions["excluded"]>;
}

/** A report of a watched thread about a piece of work. */
export type WorkReport =
  /** It begins. */
  | { readonly kind: "at"; readonly work: EvaluationWork }
  /** It ended, but took much too long. */
  | { readonly kind: "too-long"; readonly work: EvaluationWork };

/** The guard of a thread that does one task after the other. */
export interface ThreadGuard extends Guard {
  /** report  absent: no reports, which is faster */
  begin(project: PinnedVersions, quarantine: Quarantine, report?: (report: WorkReport) => void): void;
}

export const UNGUARDED: Guard = { watch: () => {}, excluded: () => undefined };

/** A guard that skips quarantined work and reports nothing. */
export function leavingOut(quarantine: Quarantine, project: PinnedVersions): Guard {
  return { watch: () => {}, excluded: (work) => problemOf(quarantine, work, project) };
}

/** now  milliseconds of a monotonic clock */
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

/** Prices a row under a guard. The conditions of surcharges are rules too, so they are watched like evaluation. */
export function priceGuarded(
  row: EvaluatedRow,
  price: (row: EvaluatedRow) => PricedRow,
  guard: Guard,
  project: EvaluationInput,
): PricedRow {
  const work = workOf(project, row.row);
  guard.watch(work, "begin");
  const priced = price(row);
  guard.watch(work, "end");
  return priced;
}

function problemOf(quarantine: Quarantine, work: EvaluationWork, project: PinnedVersions) {
  if (!isQuarantined(quarantine, work, project)) return undefined;
  return tookTooLong(
    work.kind === "row" ? work.row : { article: "automatic rows", catalogue: work.catalogue },
  );
}
