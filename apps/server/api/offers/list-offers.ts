import type { Handler } from "../../http/mount.ts";
import { findProject } from "../../projects/project-record.ts";
import { notFound } from "../refuse.ts";
import { OFFER_COLUMNS, type OfferRecord, offerView } from "./offer-record.ts";

export const listOffers: Handler<"listOffers"> = async ({ context, params, session }) => {
  const project = await findProject(context.pool, session, params.id);
  if (!project) return notFound();
  const { rows } = await context.pool.query<OfferRecord>({
    name: "offer-list",
    text: `select ${OFFER_COLUMNS} from offer o join app_user u on u.id = o.created_by where o.project_id = $1 order by o.id desc`,
    values: [project.id],
  });
  return { status: 200, body: { offers: rows.map(offerView) } };
};
