import type { PriceTerms } from "@stanza/pricing";
import { EvaluationClient, type OpenPort } from "../worker/evaluation-client.ts";
import { type LoadedCatalogue, loadCatalogues, resetCatalogues, useCatalogues } from "./catalogue-store.ts";
import { setEvaluation } from "./evaluation-store.ts";
import { log } from "./log-store.ts";
import { type OpenProject, useProject } from "./project-store.ts";
import { useSession } from "./session-store.ts";
import { setViews } from "./views-store.ts";

const openWorker: OpenPort = (listen, crashed) => {
  const worker = new Worker(new URL("../worker/evaluation.worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }) => listen(data));
  worker.addEventListener("error", (event) => crashed(event.message));
  return { post: (message) => worker.postMessage(message), terminate: () => worker.terminate() };
};

/** Keeps the evaluation in step with the open project, its catalogues and the session's shop. */
class EvaluationLink {
  readonly #client = new EvaluationClient(openWorker, {
    evaluated: ({ evaluated, priced }) => setEvaluation({ evaluated, priced, failure: undefined }),
    views: (rows) => setViews(rows),
    updating: (updating) => setEvaluation({ updating }),
    failed: (failure) => {
      log("error", `Evaluation stopped: ${failure}`);
      setEvaluation({ failure });
    },
  });
  #given = new Map<string, LoadedCatalogue>();
  #shop: string | null = null;

  update(open: OpenProject): void {
    const { status, loaded } = useCatalogues.getState();
    if (status !== "ready") return;
    for (const [code, catalogue] of loaded) {
      if (this.#given.get(code) === catalogue) continue;
      this.#client.addCatalogue(catalogue.bundle, catalogue.prices);
      this.#given.set(code, catalogue);
    }
    const { head, project } = open.document;
    // The server has the last word on the date of the prices.
    this.#client.update(project, priceTerms(open), open.summary?.priceDate ?? head.priceDate ?? undefined);
  }

  watch(rows: readonly string[]): void {
    this.#client.watch(rows);
  }

  /** Loads what the project pins; another shop means other price lists. */
  async prepare(open: OpenProject): Promise<void> {
    const shop = useSession.getState().profile?.shop.code ?? null;
    if (shop !== this.#shop) {
      this.#shop = shop;
      resetCatalogues();
    }
    if (shop === null) return;
    const uses = Object.entries(open.document.project.catalogues);
    await loadCatalogues(Object.fromEntries(uses.map(([code, { version }]) => [code, version])));
  }
}

/** What the open project's unit prices depend on besides the lists. */
export function priceTerms({ document }: Pick<OpenProject, "document">): PriceTerms {
  const currency = useSession.getState().profile?.shop.currency ?? "EUR";
  return { currency, pricesIncrease: document.head.pricesIncrease };
}

let link: EvaluationLink | null = null;

/** Starts the evaluation of whatever project is open, now and from now on. Called once, by the first screen that shows a project. */
export function startEvaluation(): void {
  if (link !== null) return;
  const started = new EvaluationLink();
  link = started;
  const evaluate = () => {
    const { open } = useProject.getState();
    if (open) started.update(open);
  };
  const prepare = () => {
    const { open } = useProject.getState();
    if (open) void started.prepare(open).then(evaluate);
  };
  useProject.subscribe((now, before) => {
    if (now.open?.projectKey !== before.open?.projectKey) prepare();
    else if (
      now.open?.document !== before.open?.document ||
      now.open?.summary?.priceDate !== before.open?.summary?.priceDate
    )
      evaluate();
  });
  useSession.subscribe((now, before) => {
    if (now.profile?.shop.code !== before.profile?.shop.code) prepare();
  });
  useCatalogues.subscribe(evaluate);
  prepare();
}

/** The rows whose variables a panel shows. */
export function watchRows(rows: readonly string[]): void {
  link?.watch(rows);
}
