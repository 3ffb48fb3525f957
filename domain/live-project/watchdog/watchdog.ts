import type { EvaluationWork } from "@stanza/evaluation";
import type { WorkReport } from "./guard.ts";
import { MOST_ROUNDS, type WatchdogLimits } from "./limits.ts";

/** Timers of the watchdog's environment. */
export interface Timers {
  /** Calls `act` once after this time, unless the returned function is called before. */
  after(ms: number, act: () => void): () => void;
}

/**
 * The decision after a thread has hung or died: the task is repeated under watch, without the work that hung if it is known; or it is given
 * up.
 */
export type Verdict =
  | { readonly kind: "again"; readonly leaveOut: EvaluationWork | null }
  | { readonly kind: "give-up" };

/**
 * Watches an evaluating thread from outside (reliability.md F14, T31). A task first runs without reports, which is faster. If that hangs,
 * it runs again under watch, and the work that hangs then is skipped.
 */
export interface Watchdog {
  /** True when the thread must report each piece of work. */
  readonly isWatched: boolean;
  /** Call when a task is sent. */
  begin(): void;
  /** Call when the thread shows progress. */
  goOn(): void;
  heard(report: WorkReport): void;
  /** Call when nothing more is expected for now. */
  rest(): void;
  /** Call when the task is done. */
  done(): void;
  /** Decides about the task of a thread that has hung or died. */
  verdict(): Verdict;
}

/** hung  called when the thread has been silent for too long, or has reported work that took too long */
export function openWatchdog(limits: WatchdogLimits, timers: Timers, hung: () => void): Watchdog {
  /** The number of times that the present task has hung its thread. */
  let round = 0;
  let at: EvaluationWork | null = null;
  let stop = () => {};
  const expect = (ms: number) => {
    stop();
    stop = timers.after(ms, hung);
  };
  const rest = () => {
    stop();
    stop = () => {};
  };
  return {
    get isWatched() {
      return round > 0;
    },
    begin() {
      at = null;
      expect(limits.projectMs);
    },
    goOn: () => expect(limits.projectMs),
    heard(report) {
      at = report.work;
      if (report.kind === "at") expect(limits.workMs);
      else {
        rest();
        hung();
      }
    },
    rest,
    done() {
      rest();
      round = 0;
    },
    verdict() {
      rest();
      const leaveOut = at;
      at = null;
      if (round === MOST_ROUNDS || (round > 0 && leaveOut === null)) {
        round = 0;
        return { kind: "give-up" };
      }
      round++;
      return { kind: "again", leaveOut };
    },
  };
}
