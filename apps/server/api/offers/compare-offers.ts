import { compareOffers as differenceOf, type Offer } from "@stanza/offer";
import type { Context } from "../../context.ts";
import { only } from "../../db/pool.ts";
import type { Handler } from "../../http/mount.ts";
import { readProject } from "../../projects/stored-document.ts";
import { notFound, refuse } from "../refuse.ts";
import { findOffer, type OfferRecord, offerView } from "./offer-record.ts";

/** From the frozen documents, and from the frozen revisions what moved; nothing of it is reckoned anew. */
export const compareOffers: Handler<"compareOffers"> = async ({ context, params, session }) => {
  const [before, after] = [
    await findOffer(context.pool, session, params.id),
    await findOffer(context.pool, session, params.other),
  ];
  if (!before || !after) return notFound();
  if (before.project_id !== after.project_id)
    return refuse(409, "other-project", "Versions of an offer are of one project.");
  if (before.currency !== after.currency)
    return refuse(409, "other-currency", `One is in ${before.currency}, the other in ${after.currency}.`);
  const [old, now] = [await frozen(context, before), await frozen(context, after)];
  const projects = old.project && now.project ? { before: old.project, after: now.project } : undefined;
  return {
    status: 200,
    body: {
      before: offerView(before, context.now()),
      after: offerView(after, context.now()),
      difference: differenceOf(old.offer, now.offer, projects),
    },
  };
};

/** The document of an offer, and the project it was made of where it was made of one. */
async function frozen({ pool }: Context, record: OfferRecord) {
  const { rows } = await pool.query<{ document: Offer; doc_sha: Buffer | null }>(
    `select o.document, r.doc_sha from offer o
      left join project_revision r on r.project_id = o.project_id and r.revision = o.revision where o.id = $1`,
    [record.id],
  );
  const { document: offer, doc_sha } = only(rows);
  // Offers of before say only which revision they were made of.
  const [origin] = record.made_from;
  const sha = origin ? Buffer.from(origin.docSha, "hex") : doc_sha;
  if (offer.parts || !sha) return { offer };
  return { offer, project: (await readProject(pool, record.shop_id, sha)).project };
}
