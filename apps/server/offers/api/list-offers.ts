import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { OFFER_COLUMNS, OFFER_TABLES, type OfferRecord, offerView } from "../offer-record.ts";

export const listOffers: Handler<"listOffers"> = async ({ context, params, session }) => {
  const project = await findProject(context.pool, session, params.id);
  if (!project) return notFound();
  const { rows } = await context.pool.query<OfferRecord>({
    name: "offer-list",
    text: `select ${OFFER_COLUMNS} from ${OFFER_TABLES} where o.project_id = $1 order by o.id desc`,
    values: [project.id],
  });
  return { status: 200, body: { offers: rows.map((offer) => offerView(offer, context.now())) } };
};
