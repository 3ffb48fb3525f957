import { compareOffers as differenceOf, type Offer, type OfferDifference } from "@stanza/offer";
import type { Project } from "@stanza/project";
import { only } from "../db/pool.ts";
import type { Context } from "../operation/context.ts";
import { notFound, refuse } from "../operation/refuse.ts";
import { readProject } from "../projects/stored-document.ts";
import type { Session } from "../session/sessions.ts";
import { AGREED_DOCUMENT } from "./agreed-offer.ts";
import { findOffer, type OfferRecord } from "./offer-record.ts";

interface Side {
  readonly record: OfferRecord;
  readonly offer: Offer;
}

/**
 * Two versions of an offer and the differences between them, or a refusal. Amounts are compared as they were agreed: of an accepted
 * version with the options that were taken. Places are compared in the frozen revisions; nothing is evaluated or priced again.
 */
export async function readDifference(
  context: Context,
  session: Session,
  { id, other }: { readonly id: number; readonly other: number },
) {
  const [before, after] = [
    await findOffer(context.pool, session, id),
    await findOffer(context.pool, session, other),
  ];
  if (!before || !after) return notFound();
  if (before.project_id !== after.project_id)
    return refuse(409, "other-project", "Versions of an offer are of one project.");
  if (before.currency !== after.currency)
    return refuse(409, "other-currency", `One is in ${before.currency}, the other in ${after.currency}.`);
  const [old, now] = [await frozen(context, before), await frozen(context, after)];
  const projects = old.project && now.project ? { before: old.project, after: now.project } : undefined;
  const difference = differenceOf(old.offer, now.offer, projects);
  const found: { before: Side; after: Side; difference: OfferDifference } = {
    before: { record: before, offer: old.offer },
    after: { record: after, offer: now.offer },
    difference,
  };
  return { status: 200, found } as const;
}

/** The document of an offer, and its project where it has exactly one. */
async function frozen(
  { pool }: Context,
  record: OfferRecord,
): Promise<{ readonly offer: Offer; readonly project?: Project }> {
  const { rows } = await pool.query<{ document: Offer; doc_sha: Buffer | null }>(
    `select ${AGREED_DOCUMENT} as document, r.doc_sha from offer o
      left join project_revision r on r.project_id = o.project_id and r.revision = o.revision where o.id = $1`,
    [record.id],
  );
  const { document: offer, doc_sha } = only(rows);
  // Older offers name only the revision that they were made from.
  const [origin] = record.made_from;
  const sha = origin ? Buffer.from(origin.docSha, "hex") : doc_sha;
  if (offer.parts || !sha) return { offer };
  return { offer, project: (await readProject(pool, record.shop_id, sha)).project };
}
