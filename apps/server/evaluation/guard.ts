import {
  type EvaluationOptions,
  type EvaluationWork,
  isQuarantined,
  type Quarantine,
  tookTooLong,
} from "@stanza/evaluation";
import type { Project } from "@stanza/project";

/** How a thread keeps a hold on what catalogues do: says what it is at when it is asked to, and leaves out what has hung before. */
export interface Guard {
  readonly watch: NonNullable<EvaluationOptions["watch"]>;
  readonly excluded: NonNullable<EvaluationOptions["excluded"]>;
}

/** Leaves out what is quarantined and watches nothing. */
export function guardOf(project: Project, quarantine: Quarantine): Guard {
  return { watch: () => {}, excluded: (work) => problemOf(quarantine, work, project) };
}

/** The guard of a thread, for whatever task it is at. */
export interface ThreadGuard extends Guard {
  /** report   hears of each piece of work before it is done, and of one that took too long after it; absent: nobody asks */
  begin(
    project: Project,
    quarantine: Quarantine,
    report?: (work: EvaluationWork, isTooLong: boolean) => void,
  ): void;
}

/** Work that took this long is too expensive, though it came to an end; an article takes 0.05 ms. */
export const TOO_LONG_MS = 3000;

export function threadGuard(now: () => number): ThreadGuard {
  let project: Project | undefined;
  let quarantine: Quarantine = new Set();
  let report: ((work: EvaluationWork, isTooLong: boolean) => void) | undefined;
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
        report(work, false);
      } else if (now() - startedAt > TOO_LONG_MS) report(work, true);
    },
    excluded: (work) => (project ? problemOf(quarantine, work, project) : undefined),
  };
}

function problemOf(quarantine: Quarantine, work: EvaluationWork, project: Project) {
  if (!isQuarantined(quarantine, work, project)) return undefined;
  return tookTooLong(
    work.kind === "row" ? work.row : { article: "automatic rows", catalogue: work.catalogue },
  );
}
