import { setTimeout as sleep } from "node:timers/promises";
import { pdfReply } from "../http/pdf-reply.ts";
import type { Context } from "../operation/context.ts";
import { refuse } from "../operation/refuse.ts";
import { type OfferRecord, offerFileName, readOffer } from "./offer-record.ts";

/** An accepted offer is printed within seconds: whoever asks for its PDF meanwhile waits that long, ms. */
const WAIT_MS = 20_000;
const LOOK_EVERY_MS = 500;

/** The answer that shows an offer's PDF, or the refusal while the PDF is still being made. */
export async function pdfOfOffer({ files, pool }: Pick<Context, "files" | "pool">, offer: OfferRecord) {
  let { pdf_sha: sha } = offer;
  for (let waited = 0; !sha && offer.acceptance_job && waited < WAIT_MS; waited += LOOK_EVERY_MS) {
    await sleep(LOOK_EVERY_MS);
    sha = (await readOffer(pool, offer.id))?.pdf_sha ?? null;
  }
  const bytes = sha && (await files.get(sha));
  return bytes
    ? pdfReply(bytes, offerFileName(offer), "stored")
    : refuse(409, "pdf-pending", "The PDF is still being made.");
}
