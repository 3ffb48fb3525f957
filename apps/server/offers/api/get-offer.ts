import type { Offer } from "@stanza/offer";
import { only } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findOffer, offerView } from "../offer-record.ts";

export const getOffer: Handler<"getOffer"> = async ({ context, params, session }) => {
  const record = await findOffer(context.pool, session, params.id);
  if (!record) return notFound();
  const { rows } = await context.pool.query<{ document: Offer }>("select document from offer where id = $1", [
    record.id,
  ]);
  return { status: 200, body: { summary: offerView(record, context.now()), offer: only(rows).document } };
};
