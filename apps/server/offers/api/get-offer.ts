import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { readAgreedOffer } from "../agreed-offer.ts";
import { findOffer, offerView } from "../offer-record.ts";

export const getOffer: Handler<"getOffer"> = async ({ context, params, session }) => {
  const record = await findOffer(context.pool, session, params.id);
  if (!record) return notFound();
  const offer = await readAgreedOffer(context.pool, record.id);
  return { status: 200, body: { summary: offerView(record, context.now()), offer } };
};
