import { isDeepStrictEqual } from "node:util";
import { EVALUATED_FIELDS, type EvaluationInput, evaluationInput } from "@stanza/evaluation";
import {
  type EvaluatedAndPriced,
  type Guard,
  type LiveProject,
  openLiveProject,
  openSharedWork,
  type PricingBasis,
} from "@stanza/live-project";

/**
 * The projects that were evaluated last, kept evaluated and priced, so that the next save of one costs only what has changed in it, and
 * an offer of it costs no evaluation. All of it is the server's own work: a document only says which rows are as they were.
 */
export interface KeptProjects {
  /** From what is kept of `projectId`, where there is anything; absent: the project has no number yet, and nothing is kept of it. */
  evaluateAndPrice(
    projectId: number | undefined,
    project: EvaluationInput,
    basis: PricingBasis,
  ): EvaluatedAndPriced;
  /**
   * Lets projects go, those not asked for the longest first, until what is left fits.
   *
   * liveBytes  what the thread's heap was measured to hold; the projects have most of it, each by the number of its rows
   * mostBytes  what it may hold
   */
  fitInto(liveBytes: number, mostBytes: number): void;
  /** Rows kept at the moment, generated ones included. */
  readonly rows: number;
}

interface Kept {
  readonly live: LiveProject;
  readonly project: EvaluationInput;
  readonly rows: number;
}

/** Answers that projects share, some ten kilobytes each. */
const MOST_ANSWERS = 2_000;

export function openKeptProjects(guard: Guard): KeptProjects {
  const kept = new Map<number, Kept>();
  const work = openSharedWork(MOST_ANSWERS);
  const countRows = () => [...kept.values()].reduce((sum, { rows }) => sum + rows, 0);
  return {
    get rows() {
      return countRows();
    },
    evaluateAndPrice(projectId, project, basis) {
      if (projectId === undefined) return openLiveProject(guard, work).update(project, basis);
      const before = kept.get(projectId);
      // Put back at the end, as the one used last; not at all if its evaluation fails.
      kept.delete(projectId);
      const live = before?.live ?? openLiveProject(guard, work);
      const shared = before ? withSameObjects(before.project, project) : evaluationInput(project);
      const result = live.update(shared, basis);
      kept.set(projectId, { live, project: shared, rows: result.evaluated.rows.length });
      return result;
    },
    fitInto(liveBytes, mostBytes) {
      const mostRows = (countRows() * mostBytes) / liveBytes;
      for (const oldest of kept.keys()) {
        if (countRows() <= mostRows) break;
        kept.delete(oldest);
      }
    },
  };
}

/**
 * The part of `after` that evaluation reads, with the objects of `before` wherever the two are equal: evaluation compares by identity,
 * and a document that was decoded anew shares none.
 */
export function withSameObjects(before: EvaluationInput, after: EvaluationInput): EvaluationInput {
  const known = new Map(before.rows.map((row) => [row.id, row]));
  const rows = after.rows.map((row) => sameWhereEqual(known.get(row.id), row));
  const isUnchanged = rows.length === before.rows.length && rows.every((row, i) => row === before.rows[i]);
  const others = EVALUATED_FIELDS.filter((field) => field !== "rows").map(
    (field) => [field, sameWhereEqual<unknown>(before[field], after[field])] as const,
  );
  return evaluationInput({
    ...after,
    ...Object.fromEntries(others),
    rows: isUnchanged ? before.rows : rows,
  });
}

const sameWhereEqual = <T>(before: T | undefined, after: T): T =>
  before !== undefined && isDeepStrictEqual(before, after) ? before : after;
