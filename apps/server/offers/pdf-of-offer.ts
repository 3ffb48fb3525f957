import { pdfReply } from "../http/pdf-reply.ts";
import type { Context } from "../operation/context.ts";
import { refuse } from "../operation/refuse.ts";
import { type OfferRecord, offerFileName } from "./offer-record.ts";

/** The answer that shows an offer's PDF, or the refusal while the PDF is still being made. */
export async function pdfOfOffer({ files }: Pick<Context, "files">, offer: OfferRecord) {
  const bytes = offer.pdf_sha && (await files.get(offer.pdf_sha));
  return bytes
    ? pdfReply(bytes, offerFileName(offer), "stored")
    : refuse(409, "pdf-pending", "The PDF is still being made.");
}
