import { pricingShop } from "@stanza/contract";
import { type AlternativeWish, alternativeChange } from "@stanza/evaluation";
import { retailTerms } from "@stanza/pricing";
import type { Outcome, Project } from "@stanza/project";
import { sells, useSession } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { useCatalogues } from "../catalogues/catalogue-store.ts";
import { priceDateOf, priceTerms, quarantined } from "../evaluation/evaluation-link.ts";
import type {
  AlternativeAnswer,
  AlternativeQuestion,
  PricedAlternative,
} from "../evaluation/worker/price-alternatives.ts";
import { transact } from "../history/project-steps.ts";
import type { OpenProject } from "../project-store.ts";

/** An alternative that takes longer is given up, and all after it. */
const LIMIT_MS = 15_000;

export interface AlternativeListener {
  /** One alternative, as soon as it has been priced. */
  readonly answered: (answer: AlternativeAnswer) => void;
  /** No more answers: all are priced, or the thread was stopped because it hung or broke. */
  readonly ended: (complete: boolean) => void;
}

/**
 * Prices alternatives of the open project one by one in a thread of their own, so that the editor's evaluation never waits for them. The
 * totals are those that this person reads: the offer's, or the design's for people who sell nothing.
 *
 * wishes   one list for each alternative
 * returns  how to stop; nothing is told afterwards
 */
export function askAlternatives(
  open: OpenProject,
  wishes: readonly (readonly AlternativeWish[])[],
  { answered, ended }: AlternativeListener,
): () => void {
  const question = questionOf(open, wishes);
  if (!question || wishes.length === 0) {
    ended(wishes.length === 0);
    return () => {};
  }
  const worker = new Worker(new URL("../evaluation/worker/alternatives.worker.ts", import.meta.url), {
    type: "module",
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    worker.terminate();
  };
  const giveUp = (why: string) => {
    stop();
    log("error", `Alternatives could not be priced: ${why}`);
    ended(false);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => giveUp("one took too long"), LIMIT_MS);
  };
  let left = wishes.length;
  worker.addEventListener("message", ({ data }: MessageEvent<AlternativeAnswer>) => {
    if (data.kind === "failed") log("warning", `An alternative cannot be had: ${data.message}`);
    answered(data);
    left -= 1;
    if (left > 0) {
      wait();
      return;
    }
    stop();
    ended(true);
  });
  worker.addEventListener("error", (event) => giveUp(event.message));
  wait();
  worker.postMessage(question);
  return stop;
}

/** Takes a priced alternative, in one step of the history; `null`: nothing is open, or it may only be read. */
export const takeAlternative = ({ change }: Pick<PricedAlternative, "change">): Outcome<Project> | null =>
  transact("edit.alternative", alternativeChange(change));

function questionOf(
  open: OpenProject,
  wishes: readonly (readonly AlternativeWish[])[],
): AlternativeQuestion | null {
  const { profile } = useSession.getState();
  if (!profile) return null;
  const { loaded } = useCatalogues.getState();
  const { project, terms, rows, promotion } = open.document;
  const shop = pricingShop(profile.shop);
  const priceDate = priceDateOf(open);
  const used = new Set([
    ...Object.keys(project.catalogues),
    ...project.rows.map(({ catalogue }) => catalogue),
  ]);
  // A dealer's promotions change prices that only the server knows.
  const isPromoted = sells(profile) && terms.dealerMode && promotion !== undefined;
  return {
    project,
    terms: priceTerms(open),
    ...(priceDate === undefined ? {} : { priceDate }),
    catalogues: [...used].flatMap((code) => {
      const one = loaded.get(code);
      return one ? [{ catalogue: one.bundle, prices: one.prices }] : [];
    }),
    quarantine: quarantined(),
    shop,
    fields: isPromoted
      ? null
      : { terms: sells(profile) ? terms : retailTerms(shop), ...(rows ? { rows } : {}) },
    wishes,
  };
}
