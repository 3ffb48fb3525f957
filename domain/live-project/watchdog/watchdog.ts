import type { EvaluationWork } from "@stanza/evaluation";
import type { WorkReport } from "./guard.ts";
import { MOST_ROUNDS, type WatchdogLimits } from "./limits.ts";

/** Timers of the place where the watchdog runs. */
export interface Timers {
  /** Calls `act` once after so many milliseconds, unless the returned function is called before. */
  after(ms: number, act: () => void): () => void;
}

/**
 * What follows when a thread has hung or died: the task is done once more under watch, without the work that it hung at, if that is
 * known; or it is given up.
 */
export type Verdict =
  | { readonly kind: "again"; readonly leaveOut: EvaluationWork | null }
  | { readonly kind: "give-up" };

/**
 * The watch over a thread that evaluates, from outside it (reliability.md F14, T31). A task is first done without reports, which is
 * faster. When that hangs, it is done again under watch, and the work that it hangs at then is left out.
 */
export interface Watchdog {
  /** True where the thread is to report each piece of work. */
  readonly isWatched: boolean;
  /** A task is sent. */
  begin(): void;
  /** The thread is still at it, e.g. it has reported progress. */
  goOn(): void;
  heard(report: WorkReport): void;
  /** Nothing more is expected for now. */
  rest(): void;
  /** The task is done. */
  done(): void;
  /** The thread has hung or died: what to do with its task. */
  verdict(): Verdict;
}

/** hung  called when the thread has been silent for too long, or has reported work that took too long */
export function openWatchdog(limits: WatchdogLimits, timers: Timers, hung: () => void): Watchdog {
  /** How often the present task has brought its thread down. */
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
