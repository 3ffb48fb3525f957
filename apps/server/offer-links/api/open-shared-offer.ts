import type { Offer } from "@stanza/offer";
import { only, transaction } from "../../db/pool.ts";
import { isMaintenanceRefusal } from "../../db/write-gate.ts";
import { notify } from "../../notifications/notify.ts";
import { AGREED_DOCUMENT } from "../../offers/agreed-offer.ts";
import { logOffer } from "../../offers/offer-events.ts";
import type { OfferRecord } from "../../offers/offer-record.ts";
import type { Context } from "../../operation/context.ts";
import type { Handler } from "../../operation/handler.ts";
import type { Session } from "../../session/sessions.ts";
import { senderOf } from "../../shops/sender-of.ts";
import { shopOf } from "../../shops/shop.ts";
import { acceptanceView, type StoredAcceptance } from "../acceptance.ts";
import { clientAddress } from "../client-address.ts";
import { clientStatus } from "../client-status.ts";
import { type OpenLink, visitorOf } from "../link-record.ts";
import { findLinkForUse } from "../link-use.ts";
import { commentsOf } from "../offer-comment-table.ts";
import { mayShowPdf, shownPart } from "../shown-part.ts";

/** The offer as its link shows it, once it is accepted with the options that were taken. The first opening by somebody else than the shop makes its status `viewed`. */
export const openSharedOffer: Handler<"openSharedOffer"> = async (call) => {
  const { context, params, session, request } = call;
  const { link, refusal } = await findLinkForUse(call, "open");
  if (refusal) return refusal;
  if (!isOfTheShop(session, link.offer)) {
    const userAgent = (request.headers["user-agent"] ?? "").slice(0, 300);
    // The offer is shown during maintenance too; that opening is not counted.
    await recordView(context, link, visitorOf(params.token, request.ip), userAgent).catch(
      (error: unknown) => {
        if (!isMaintenanceRefusal(error)) throw error;
      },
    );
  }
  const { offer, shows } = link;
  const { rows } = await context.pool.query<{
    document: Offer;
    hash: string;
    acceptance: StoredAcceptance | null;
  }>({
    name: "shared-offer",
    text: `select ${AGREED_DOCUMENT} as document, o.hash, o.acceptance from offer o where o.id = $1`,
    values: [offer.id],
  });
  const { document, hash, acceptance } = only(rows);
  return {
    status: 200,
    body: {
      offer: shownPart(document, shows),
      hash,
      status: clientStatus(offer, context.now()),
      sender: plainSender(senderOf(await shopOf(context.pool, offer.shop_id))),
      seller: offer.created_by_name,
      // What was accepted is printed anew: until that is done, `getSharedPdf` waits for it.
      hasPdf: (offer.pdf_sha !== null || offer.acceptance_job !== null) && mayShowPdf(shows, offer),
      copyTo: context.config.mail && mayShowPdf(shows, offer) ? clientAddress(document) : null,
      hasScene: shows.scene && offer.scene_sha !== null,
      hasPositions: offer.positions_sha !== null,
      hasDrawings: shows.drawings && offer.drawings_sha !== null,
      comments: shows.comments ? await commentsOf(context.pool, offer.id) : [],
      acceptance: acceptance && acceptanceView(acceptance),
      vat: offer.layout.vat,
      shows,
    },
  };
};

const plainSender = ({ name, lines }: ReturnType<typeof senderOf>) => ({ name, lines: [...lines] });

/** Openings by the shop's own people are not counted. */
const isOfTheShop = (session: Session | null, { shop_id }: OfferRecord): boolean =>
  session !== null && session.actor.type === "pro" && session.actor.shops.includes(shop_id);

async function recordView(
  { pool, now }: Context,
  link: OpenLink,
  visitor: string,
  userAgent: string,
): Promise<void> {
  await transaction(pool, async (db) => {
    await db.query("insert into offer_link_view (link_id, at, visitor, user_agent) values ($1, $2, $3, $4)", [
      link.id,
      now(),
      visitor,
      userAgent,
    ]);
    const { rowCount } = await db.query(
      "update offer set status = 'viewed' where id = $1 and status in ('draft', 'sent')",
      [link.offer.id],
    );
    if (!rowCount) return;
    await logOffer(db, link.offer.id, { kind: "viewed", at: now(), by: link.recipient });
    await notify(db, [link.offer.created_by], {
      key: `viewed ${link.offer.id}`,
      kind: "offer-viewed",
      at: now(),
      projectId: link.offer.project_id,
      offerId: link.offer.id,
      data: { number: link.offer.number, by: link.recipient },
    });
  });
}
