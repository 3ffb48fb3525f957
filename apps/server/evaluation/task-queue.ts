import { Unavailable } from "../http/unavailable.ts";

/** Who waits for a thread. */
export interface Turn {
  /** Absent: the project is not stored yet. */
  readonly projectId?: number | undefined;
  /** How large the project is. */
  readonly rows: number;
  /**
   * Asked when the turn of a task comes that had to wait: what has become useless meanwhile is left out, so that the newest save of a
   * project comes sooner. Absent: it is wanted in any case.
   */
  readonly isWanted?: (() => Promise<boolean>) | undefined;
}

/** Too many wait already. */
export class TooBusy extends Unavailable {
  override readonly name = "TooBusy";
}

/** Nobody wants the result any more. */
export class NotWanted extends Error {
  override readonly name = "NotWanted";
  constructor() {
    super("The result was no longer wanted when its turn came.");
  }
}

/** Tasks one after the other, with an end to how many may wait. */
export interface TaskQueue {
  /** Rejects with `TooBusy` at once, or with `NotWanted`. */
  inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
  /** Rows of the projects that wait or are worked on; each task counts as one at least. */
  readonly rowsAhead: number;
}

/**
 * mostWaiting    tasks of all projects
 * mostOfProject  tasks of one, so that the people of one project leave room for others
 */
export function openTaskQueue({
  mostWaiting,
  mostOfProject,
}: {
  readonly mostWaiting: number;
  readonly mostOfProject: number;
}): TaskQueue {
  const ahead = new Set<Turn>();
  let last: Promise<unknown> = Promise.resolve();
  const refuseIfFull = ({ projectId }: Turn) => {
    const same = projectId === undefined ? 0 : [...ahead].filter((one) => one.projectId === projectId).length;
    if (same > mostOfProject) throw new TooBusy("Too many people work on this project at this moment.");
    if (ahead.size > mostWaiting) throw new TooBusy("The server has too much to work out at this moment.");
  };
  return {
    get rowsAhead() {
      return [...ahead].reduce((sum, { rows }) => sum + Math.max(1, rows), 0);
    },
    async inTurn(turn, work) {
      refuseIfFull(turn);
      const waits = ahead.size > 0;
      ahead.add(turn);
      const answer = last.then(async () => {
        if (waits && turn.isWanted && !(await turn.isWanted())) throw new NotWanted();
        return work();
      });
      last = answer.catch(() => {});
      try {
        return await answer;
      } finally {
        ahead.delete(turn);
      }
    },
  };
}
