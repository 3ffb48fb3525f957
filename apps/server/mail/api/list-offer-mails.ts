import { findOffer } from "../../offers/offer-record.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { offerMails } from "../offer-mail-table.ts";

export const listOfferMails: Handler<"listOfferMails"> = async ({ context, params, session }) => {
  const offer = await findOffer(context.pool, session, params.id);
  if (!offer) return notFound();
  return { status: 200, body: { mails: await offerMails(context.pool, "of-offer", offer.id) } };
};
