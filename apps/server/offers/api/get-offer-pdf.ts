import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findOffer } from "../offer-record.ts";
import { pdfOfOffer } from "../pdf-of-offer.ts";

export const getOfferPdf: Handler<"getOfferPdf"> = async ({ context, params, session }) => {
  const offer = await findOffer(context.pool, session, params.id);
  return offer ? pdfOfOffer(context, offer) : notFound();
};
