import { findStaffOffer } from "../../offers/find-staff-offer.ts";
import type { Handler } from "../../operation/handler.ts";
import { offerMails } from "../offer-mail-table.ts";

export const listOfferMails: Handler<"listOfferMails"> = async ({ context, params, session }) => {
  const { offer, refusal } = await findStaffOffer(context.pool, session, params.id);
  if (refusal) return refusal;
  return { status: 200, body: { mails: await offerMails(context.pool, "of-offer", offer.id) } };
};
