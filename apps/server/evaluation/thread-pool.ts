import type { Thread } from "./thread.ts";

/** Threads among which projects are divided: a project stays with the thread that keeps it evaluated. */
export interface ThreadPool {
  /** The thread of a project; of one that is not stored yet, the one with the least to do. */
  threadOf(projectId: number | undefined): Thread;
  close(): Promise<void>;
}

/** Projects of which a pool knows their threads; any other goes where there is the least to do. */
const MOST_KNOWN = 10_000;
/**
 * Rows by which one thread may have more to do than another before its projects go to that one: evaluating a project there from nothing is
 * cheaper than waiting for some 30 ms of others' work.
 */
const MOVED_FROM_ROWS = 1_500;
/** Rows that a thread could evaluate in the time that it takes to start, at the least. */
const START_ROWS = 600;

const rowsUntilFree = ({ rowsAhead, isRunning }: Thread): number =>
  isRunning ? rowsAhead : rowsAhead + START_ROWS;

export function openThreadPool(threads: readonly Thread[]): ThreadPool {
  const known = new Map<number, Thread>();
  let next = 0;
  /** Of threads with as little to do each is taken in turn. One is started only where those that run have much to do. */
  const idlest = (): Thread => {
    const inTurn = threads.map((_, index) => threads[(next + index) % threads.length]!);
    const found = inTurn.reduce((least, one) => (rowsUntilFree(one) < rowsUntilFree(least) ? one : least));
    next = (threads.indexOf(found) + 1) % threads.length;
    return found;
  };
  return {
    threadOf(projectId) {
      if (projectId === undefined) return idlest();
      const own = known.get(projectId);
      const isOverburdened =
        own && threads.some((thread) => rowsUntilFree(own) - rowsUntilFree(thread) > MOVED_FROM_ROWS);
      const thread = own && !isOverburdened ? own : idlest();
      known.delete(projectId);
      known.set(projectId, thread);
      const [oldest] = known.keys();
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
      return thread;
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
