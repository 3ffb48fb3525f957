import { type EvaluationWork, type Quarantine, quarantineWork } from "@stanza/evaluation";
import type { Project } from "@stanza/project";

/** What has hung in this server lately. It is forgotten after a while: a machine that was busy makes innocent work look slow. */
export interface QuarantineStore {
  readonly now: Quarantine;
  add(work: EvaluationWork, project: Project): void;
}

const KEPT_MS = 10 * 60_000;

export function openQuarantine(clock: () => number): QuarantineStore {
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
      for (const key of quarantineWork(current(), work, project)) until.set(key, clock() + KEPT_MS);
    },
  };
}
