import { pdfOfOffer } from "../../offers/pdf-of-offer.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findLink } from "../link-record.ts";
import { mayShowPdf } from "../shown-part.ts";

export const getSharedPdf: Handler<"getSharedPdf"> = async ({ context, params }) => {
  const { link, refusal } = await findLink(context, params.token);
  if (refusal) return refusal;
  return mayShowPdf(link.shows, link.offer) ? pdfOfOffer(context, link.offer) : notFound();
};
