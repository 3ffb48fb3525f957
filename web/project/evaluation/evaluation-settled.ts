import { useCatalogues } from "../catalogues/catalogue-store.ts";
import { isEvaluationToCome } from "./evaluation-link.ts";
import { useEvaluation } from "./evaluation-store.ts";

/** How long a person waits who works on, ms: the worker usually answers within a few frames. */
const A_MOMENT = 2000;

/**
 * Resolves when the open project is evaluated as it is now; at once where no evaluation will come.
 *
 * patience   after so long, ms, whatever was evaluated before has to do; catalogues that the project has just taken into use may have to be
 *            fetched first
 */
export async function evaluationSettled(patience = A_MOMENT): Promise<void> {
  if (isSettled()) return;
  await new Promise<void>((resolve) => {
    const late = setTimeout(done, patience);
    const stops = [useEvaluation, useCatalogues].map((store) => store.subscribe(() => isSettled() && done()));
    function done() {
      clearTimeout(late);
      for (const stop of stops) stop();
      resolve();
    }
  });
}

function isSettled(): boolean {
  const { failure, updating } = useEvaluation.getState();
  return failure !== undefined || !(updating || isEvaluationToCome());
}
