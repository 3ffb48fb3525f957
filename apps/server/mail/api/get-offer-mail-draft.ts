import { readAgreedOffer } from "../../offers/agreed-offer.ts";
import { findOffer, offerFileName } from "../../offers/offer-record.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { letterWriter } from "../letter-writer.ts";
import { offerLetter } from "../mail-template.ts";

export const getOfferMailDraft: Handler<"getOfferMailDraft"> = async ({ context, params, session }) => {
  const record = await findOffer(context.pool, session, params.id);
  if (!record) return notFound();
  const offer = await readAgreedOffer(context.pool, record.id);
  const writer = await letterWriter(context.pool, session);
  return {
    status: 200,
    body: {
      to: offer.customer.email,
      ...offerLetter(offer, writer.name),
      attachment: offerFileName(record),
      own: writer.email,
      isAvailable: context.config.mail !== undefined,
    },
  };
};
