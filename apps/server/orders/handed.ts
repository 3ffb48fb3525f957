import { ownValue } from "@stanza/catalogue";
import type { RowMarks } from "@stanza/codecs";
import { combinedRowId, type Offer } from "@stanza/offer";
import type { Db } from "../db/pool.ts";
import { readAgreedOffer } from "../offers/agreed-offer.ts";
import {
  canBeSent,
  type OfferOrigin,
  type OfferRecord,
  readOffer,
  statusOf,
} from "../offers/offer-record.ts";
import { offeredProject } from "../offers/offered-project.ts";
import { quoteOffer } from "../offers/quote-offer.ts";
import type { Context } from "../operation/context.ts";
import { refuse } from "../operation/refuse.ts";
import type { ProjectRecord } from "../projects/project-record.ts";
import { readProject } from "../projects/stored-document.ts";
import { findPromotion, promotionIn, promotionRefusal } from "../promotions/promotion-of.ts";
import type { Session } from "../session/sessions.ts";

/** The part of a project that goes to an outside system. */
export interface Handed {
  readonly offer: Offer;
  /** The stored offer that is handed over; `null`: it was composed from the saved project. */
  readonly source: OfferRecord | null;
  readonly origins: readonly OfferOrigin[];
  readonly marks: (rowId: string) => RowMarks;
}

/**
 * The offer that counts for a project: the accepted one, or else the newest open one of the saved document; `null`: there is none.
 *
 * ASSUMED: the accepted offer is ordered even if the project was changed since; the hand-over names its revision.
 */
export async function countingOffer(db: Db, project: ProjectRecord, now: Date): Promise<OfferRecord | null> {
  const { rows } = await db.query<{ id: number }>({
    name: "offer-counting",
    text: `select id from offer o
      where (o.project_id = $1 or o.made_from @> jsonb_build_array(jsonb_build_object('projectId', $1::bigint)))
        and (o.status = 'accepted' or o.status in ('draft', 'sent', 'viewed')
          and o.made_from @> jsonb_build_array(jsonb_build_object('projectId', $1::bigint, 'docSha', $2::text)))
      order by o.status = 'accepted' desc, o.id desc limit 20`,
    values: [project.id, project.doc_sha.toString("hex")],
  });
  for (const { id } of rows) {
    const offer = await readOffer(db, id);
    if (offer && statusOf(offer, now) !== "expired") return offer;
  }
  return null;
}

/** The hand-over of a project, or the refusal. The server computes prices and discounts itself, and checks discounts as for an offer. */
export async function handedOf(context: Context, session: Session, project: ProjectRecord) {
  const { pool } = context;
  const source = await countingOffer(pool, project, context.now());
  if (source) {
    if (!canBeSent(source)) return incomplete();
    const origins = source.made_from;
    const offer = await readAgreedOffer(pool, source.id);
    return handed({ offer, source, origins, marks: await marksOf(pool, source.shop_id, offer, origins) });
  }
  const { id: projectId, revision, doc_sha } = project;
  const origins = [{ projectId, revision, docSha: doc_sha.toString("hex"), quantity: 1 }];
  const standing = await findPromotion(context, session.actor, [project]);
  const refusal = promotionRefusal(standing);
  if (refusal) return refusal;
  const promotion = promotionIn(standing);
  const { terms } = await readProject(pool, project.shop_id, doc_sha);
  const offered = await offeredProject(context, project, { dealerMode: terms.dealerMode, promotion });
  const quoted = await quoteOffer(context, session, [project], [offered], {
    terms,
    promotion,
    crmOrder: project.crm_order,
    language: offered.document.language,
  });
  if (quoted.status !== 0) return quoted;
  const { offer, guard } = quoted;
  if (!offer.complete) return incomplete();
  if (guard.needsApproval)
    return refuse(409, "approval-needed", `A discount of ${guard.percent} % is not approved.`);
  return handed({ offer, source, origins, marks: await marksOf(pool, project.shop_id, offer, origins) });
}

const handed = (value: Handed) => ({ status: 0, ...value }) as const;
const incomplete = () => refuse(409, "incomplete", "A line has no price: mend it, or answer for it.");

/** The photo marks and references of the projects' rows, which offers do not print. */
async function marksOf(
  db: Db,
  shopId: string,
  offer: Offer,
  origins: readonly OfferOrigin[],
): Promise<Handed["marks"]> {
  const known = new Map<string, RowMarks>();
  for (const { projectId, docSha } of origins) {
    const document = await readProject(db, shopId, Buffer.from(docSha, "hex"));
    for (const { id } of document.project.rows) {
      const fields = ownValue(document.rows, id);
      known.set(offer.parts ? combinedRowId(String(projectId), id) : id, {
        projectId: String(projectId),
        needsPhoto: fields?.needsPhoto ?? false,
        reference: fields?.reference ?? "",
        lines: ownValue(document.lineReferences, id) ?? {},
      });
    }
  }
  return (rowId) => {
    const part = offer.parts?.find(({ project }) => rowId.startsWith(combinedRowId(project.id, "")));
    const projectId = part?.project.id ?? offer.project.id;
    return known.get(rowId) ?? { projectId, needsPhoto: false, reference: "", lines: {} };
  };
}
