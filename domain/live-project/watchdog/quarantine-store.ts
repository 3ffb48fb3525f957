import type { EvaluationWork } from "@stanza/evaluation";
import { type PinnedVersions, type Quarantine, quarantineWork } from "./quarantine.ts";

/** The work that has hung lately. */
export interface QuarantineStore {
  readonly now: Quarantine;
  add(work: EvaluationWork, project: PinnedVersions): void;
  /** Clears the list, so that everything is tried again. */
  forget(): void;
}

/**
 * clock         milliseconds
 * forgottenMs   after this time work is tried again; absent: only after `forget`
 */
export function openQuarantine(
  clock: () => number,
  forgottenMs: number = Number.POSITIVE_INFINITY,
): QuarantineStore {
  const until = new Map<string, number>();
  const current = (): Quarantine => {
    for (const [key, end] of until) if (end <= clock()) until.delete(key);
    return new Set(until.keys());
  };
  return {
    get now() {
      return current();
    },
    add(work, project) {
      for (const key of quarantineWork(current(), work, project)) until.set(key, clock() + forgottenMs);
    },
    forget() {
      until.clear();
    },
  };
}
