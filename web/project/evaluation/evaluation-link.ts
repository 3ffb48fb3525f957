import { textIn } from "@stanza/catalogue";
import { type EvaluationWork, tookTooLong } from "@stanza/evaluation";
import type { Quarantine } from "@stanza/live-project";
import type { PriceTerms } from "@stanza/pricing";
import { translate, useConfig, useSession } from "@stanza/web-site";
import { log, toast } from "@stanza/web-ui";
import i18next from "i18next";
import {
  type LoadedCatalogue,
  loadOwnCatalogues,
  resetCatalogues,
  useCatalogues,
} from "../catalogues/catalogue-store.ts";
import { setViews } from "../photos/views-store.ts";
import { type OpenProject, useProject } from "../project-store.ts";
import { setEvaluation, useEvaluation } from "./evaluation-store.ts";
import { EvaluationClient, type OpenPort } from "./worker/evaluation-client.ts";

const openWorker: OpenPort = (listen, crashed) => {
  const worker = new Worker(new URL("./worker/evaluation.worker.ts", import.meta.url), { type: "module" });
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
    progress: (progress) => setEvaluation({ progress }),
    stopped: reportStopped,
    catalogueFailed: (code, message) => log("error", `The catalogue ${code} cannot be opened: ${message}`),
    failed: (failure) => {
      log("error", `Evaluation stopped: ${failure}`);
      setEvaluation({ failure });
    },
  });
  #given = new Map<string, LoadedCatalogue>();
  #shop: string | null = null;
  /** Pins that the loaded catalogues are for. */
  #prepared = "";

  get quarantine(): Quarantine {
    return this.#client.quarantine;
  }

  update(open: OpenProject): void {
    if (this.#give(open)) this.#client.update(open.document.project, priceTerms(open), priceDateOf(open));
  }

  reevaluate(open: OpenProject): void {
    if (this.#give(open)) this.#client.reevaluate(open.document.project, priceTerms(open), priceDateOf(open));
  }

  /**
   * Hands over the catalogues that the project uses, the others when it first uses them: each is copied and compiled over there. False
   * while those that it pins are still on their way.
   */
  #give(open: OpenProject): boolean {
    const { status, loaded } = useCatalogues.getState();
    if (status !== "ready" || this.#prepared !== pinsOf(open)) return false;
    const { catalogues, rows } = open.document.project;
    // Rows of files from elsewhere may be of a catalogue that the project does not name.
    const used = new Set([...Object.keys(catalogues), ...rows.map(({ catalogue }) => catalogue)]);
    for (const code of used) {
      const catalogue = loaded.get(code);
      if (!catalogue || this.#given.get(code) === catalogue) continue;
      this.#client.addCatalogue(catalogue.bundle, catalogue.prices);
      this.#given.set(code, catalogue);
    }
    return true;
  }

  leave(): void {
    this.#client.leave();
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
    await loadOwnCatalogues();
    this.#prepared = pinsOf(open);
  }

  isPrepared(open: OpenProject): boolean {
    return this.#prepared === pinsOf(open);
  }
}

function pinsOf({ document }: OpenProject): string {
  const uses = Object.entries(document.project.catalogues);
  return JSON.stringify(uses.map(([code, { version, priceList }]) => [code, version, priceList ?? ""]));
}

/** The server has the last word on the date of the prices. */
export const priceDateOf = ({ document, summary }: OpenProject): string | undefined =>
  summary?.priceDate ?? document.head.priceDate ?? undefined;

/** Says what was stopped, with article and catalogue; the list shows the row as failed for the same reason. */
function reportStopped(work: EvaluationWork): void {
  const { because } = tookTooLong(
    work.kind === "row" ? work.row : { article: translate("evaluation.rules"), catalogue: work.catalogue },
  );
  log("error", `Evaluation stopped: ${because.en}`);
  toast(`${textIn(because, i18next.language)} ${translate("evaluation.restWorks")}`, {
    key: "evaluation-stopped",
    kind: "error",
  });
}

/** The facts that the open project's unit prices depend on besides the lists. */
export function priceTerms({ document }: Pick<OpenProject, "document">): PriceTerms {
  const currency = useSession.getState().profile?.shop.currency ?? "EUR";
  const decimals = useConfig.getState().config?.nround?.ext?.num;
  return {
    currency,
    pricesIncrease: document.head.pricesIncrease,
    ...(decimals === undefined ? {} : { decimals }),
  };
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
    if (!now.open || now.open === before.open) return;
    const isOther = now.open.projectKey !== before.open?.projectKey;
    // Undo and redo change versions too.
    const isRepinned = now.open.document.project.catalogues !== before.open?.document.project.catalogues;
    if (isOther) started.leave();
    if (isOther || (isRepinned && !started.isPrepared(now.open))) prepare();
    else if (
      now.open.document !== before.open?.document ||
      now.open.summary?.priceDate !== before.open.summary?.priceDate
    )
      evaluate();
  });
  useSession.subscribe((now, before) => {
    if (now.profile?.shop.code !== before.profile?.shop.code) prepare();
  });
  useCatalogues.subscribe(evaluate);
  prepare();
}

/** The open project has just been opened, or waits for catalogues that it has taken into use; its evaluation follows. */
export function isEvaluationToCome(): boolean {
  const { open } = useProject.getState();
  if (link === null || open === null || useCatalogues.getState().status === "failed") return false;
  return useEvaluation.getState().evaluated === null || !link.isPrepared(open);
}

/** Work that has hung and is left out, for others that evaluate the project. */
export const quarantined = (): Quarantine => link?.quarantine ?? new Set();

/** Evaluates every row of the open project anew; progress and result are in the evaluation store. False: nothing is open or ready. */
export function reevaluateEverything(): boolean {
  const { open } = useProject.getState();
  if (!link || !open || !link.isPrepared(open)) return false;
  link.reevaluate(open);
  return true;
}

/** The rows whose variables a panel shows. */
export function watchRows(rows: readonly string[]): void {
  link?.watch(rows);
}
