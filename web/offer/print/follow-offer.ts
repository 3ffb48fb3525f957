import type { Job } from "@stanza/contract";
import { retryDelay } from "@stanza/web-project";
import { client } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { isCancellable, offerOf } from "./offer-job.ts";
import type { OfferRequest } from "./offer-request.ts";

export type OfferFailure = "promotion" | "terms" | "forbidden" | "connection" | "size" | "document";

type End = { readonly offerId: number; readonly number: string } | { readonly failure: OfferFailure };

/** Seconds that the server may hold an answer back for news. */
const WAIT = 20;
/** In a row, before the connection is given up. */
const MOST_SILENCES = 8;

/** By the code of the job's error. */
const FAILURES: Readonly<Record<string, OfferFailure>> = { "invalid-terms": "terms", "too-large": "size" };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks for an offer and follows its job to the end, by long polling. One request id for all tries of asking, so that an answer lost on
 * the way makes no second offer. Aborting stops the job as long as it has frozen nothing.
 *
 * tell   hears of each change
 */
export async function followOffer(
  request: OfferRequest,
  tell: (job: Job) => void,
  signal: AbortSignal,
): Promise<End> {
  const asked = await ask(request, signal);
  if ("failure" in asked) return asked;
  const { jobId } = asked;
  let job: Job | null = null;
  let silences = 0;
  while (!signal.aborted) {
    const answer = await client.getJob({
      params: { id: jobId },
      query: { wait: WAIT, since: job?.rev ?? 0 },
      signal,
    });
    if (answer.status === 204) continue;
    if (answer.status !== 200) {
      if (signal.aborted) break;
      silences += 1;
      if (answer.status !== 0 || silences > MOST_SILENCES) return { failure: "connection" };
      await pause(retryDelay(silences, Math.random()));
      continue;
    }
    silences = 0;
    job = answer.body;
    tell(job);
    if (job.state === "done") return offerOf(job) ?? { failure: "document" };
    if (job.state === "failed" || job.state === "cancelled") {
      log("error", `Offer job ${jobId} ${job.state}: ${job.error?.code ?? ""} ${job.error?.message ?? ""}`);
      return { failure: FAILURES[job.error?.code ?? ""] ?? "document" };
    }
  }
  if (isCancellable(job)) await client.cancelJob({ params: { id: jobId } });
  return { failure: "document" };
}

function order(
  { terms, language, validity, print, confirmed = [], ...of }: OfferRequest,
  saveId: string,
  signal: AbortSignal,
) {
  const headers = { "x-save-id": saveId };
  const { name = "offer", ...printed } = print ?? { prints: "" };
  const body = { terms, ...printed, language, ...(validity === undefined ? {} : { validity }) };
  return "parts" in of
    ? client.createCombinedOffer({ headers, body: { ...body, parts: [...of.parts] }, signal })
    : client.createOffer({
        params: { id: of.projectId },
        headers,
        body: { ...body, name, confirmed: [...confirmed] },
        signal,
      });
}

async function ask(
  request: OfferRequest,
  signal: AbortSignal,
): Promise<{ readonly jobId: string } | { readonly failure: OfferFailure }> {
  const saveId = crypto.randomUUID();
  for (let attempt = 1; attempt <= MOST_SILENCES && !signal.aborted; attempt++) {
    const answer = await order(request, saveId, signal);
    switch (answer.status) {
      case 202:
        return answer.body;
      case 0:
        await pause(retryDelay(attempt, Math.random()));
        continue;
      case 422:
      case 502:
        log("error", `Offer refused: ${answer.body.message}`);
        return { failure: answer.body.error.startsWith("promotion") ? "promotion" : "terms" };
      default:
        log("error", `Offer refused: ${answer.status} ${answer.body.message}`);
        return { failure: "forbidden" };
    }
  }
  return { failure: "connection" };
}
