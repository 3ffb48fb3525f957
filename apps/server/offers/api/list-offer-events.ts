import type { OfferEvent } from "@stanza/contract";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findOffer } from "../offer-record.ts";

export const listOfferEvents: Handler<"listOfferEvents"> = async ({ context, params, session }) => {
  const offer = await findOffer(context.pool, session, params.id);
  if (!offer) return notFound();
  const { rows } = await context.pool.query<{ at: Date; kind: OfferEvent["kind"]; by: string; note: string }>(
    {
      name: "offer-events",
      text: "select at, kind, by_name as by, note from offer_event where offer_id = $1 order by id",
      values: [offer.id],
    },
  );
  return { status: 200, body: { events: rows.map((event) => ({ ...event, at: event.at.toISOString() })) } };
};
