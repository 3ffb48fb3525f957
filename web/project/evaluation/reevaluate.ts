import { translate } from "@stanza/web-site";
import { startLoader, toast } from "@stanza/web-ui";
import { announcePricesReevaluated } from "../price/price-events.ts";
import { useProject } from "../project-store.ts";
import { reevaluateEverything } from "./evaluation-link.ts";
import { useEvaluation } from "./evaluation-store.ts";

/** The full re-evaluation by the person's own wish (spec 1 §4): every row anew, the fraction in the loader, then the totals. */
export function reevaluateAll(): void {
  const projectKey = useProject.getState().open?.projectKey;
  if (projectKey === undefined || !reevaluateEverything()) return;
  const loader = startLoader(translate("evaluation.all"));
  const stop = useEvaluation.subscribe(({ progress, updating, evaluated, failure }, before) => {
    if (progress !== undefined) loader.update({ percentage: Math.round(progress * 100) });
    const isOver = before.updating && !updating;
    const isOther = useProject.getState().open?.projectKey !== projectKey;
    if (!isOver && !isOther && failure === before.failure) return;
    stop();
    loader.done();
    if (isOther || failure !== undefined) return;
    announcePricesReevaluated({ projectKey });
    const failed = evaluated?.failed.length ?? 0;
    const count = (evaluated?.rows.length ?? 0) + failed;
    toast(
      failed > 0
        ? translate("evaluation.doneFailed", { count: failed })
        : translate("evaluation.done", { count }),
      { key: "reevaluated", kind: failed > 0 ? "warning" : "success" },
    );
  });
}
