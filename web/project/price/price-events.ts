import type { ProjectTotals } from "@stanza/contract";
import { client, queryClient } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { useProject } from "../project-store.ts";
import { saveNow } from "../saving/project-saving.ts";

/** Prices of the open project were evaluated anew: by the server (`totals`), or on this device by new lists, versions or rules. */
export interface PricesReevaluated {
  readonly projectKey: string;
  /** The server's, where it has said so already. */
  readonly totals?: ProjectTotals;
  /** ISO date, with `totals`. */
  readonly priceDate?: string;
}

const listeners = new Set<(event: PricesReevaluated) => void>();

/** Tells `listener` of every re-evaluation of prices; returns how to stop. */
export function onPricesReevaluated(listener: (event: PricesReevaluated) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The price re-evaluation event of spec 2 §4: whoever shows totals brings them up to date. */
export function announcePricesReevaluated(event: PricesReevaluated): void {
  for (const listener of listeners) listener(event);
}

/**
 * Recomputes totals at every price re-evaluation (spec 2 §4): the open project's total, its quote and the project list. A project that
 * the server does not have, or not as it is here, has its totals with its next save.
 */
export function keepTotals(): () => void {
  return onPricesReevaluated((event) => {
    void recomputeTotals(event).catch((thrown: unknown) =>
      log("warning", `Totals were not recomputed: ${String(thrown)}`),
    );
  });
}

async function recomputeTotals({ projectKey, totals, priceDate }: PricesReevaluated): Promise<void> {
  const { open } = useProject.getState();
  if (open?.projectKey !== projectKey || open.projectId === null) return;
  const { projectId } = open;
  const known = totals && priceDate !== undefined ? { totals, priceDate } : await serverTotals(projectId);
  if (!known) return;
  const now = useProject.getState().open;
  if (now?.projectKey === projectKey && now.summary) {
    const total = known.totals.payable ?? known.totals.gross;
    useProject.setState({ open: { ...now, summary: { ...now.summary, priceDate: known.priceDate, total } } });
  }
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ["quote", projectId] }),
    queryClient.invalidateQueries({ queryKey: ["projects"] }),
  ]);
}

/** The server's totals for the stored project, once it is the same as the one here. */
async function serverTotals(projectId: number) {
  const state = await saveNow();
  if (state.kind !== "saved" && state.kind !== "read-only") return undefined;
  const answer = await client.recomputeProject({ params: { id: projectId }, body: { rows: [] } });
  return answer.status === 200 ? answer.body : undefined;
}
