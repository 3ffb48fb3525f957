import type { Offer } from "@stanza/offer";
import { only, transaction } from "../../db/pool.ts";
import { Encoded } from "../../http/encoded.ts";
import { notify } from "../../notifications/notify.ts";
import { logOffer } from "../../offers/offer-events.ts";
import { type OfferRecord, readOffer, statusOf } from "../../offers/offer-record.ts";
import type { Context } from "../../operation/context.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import type { Session } from "../../session/sessions.ts";
import { senderOf } from "../../shops/sender-of.ts";
import { shopOf } from "../../shops/shop.ts";
import { acceptanceView, type StoredAcceptance } from "../acceptance.ts";
import { countUse } from "../attempts-of.ts";
import { findLink, type OpenLink, visitorOf } from "../link-record.ts";
import { mayShowPdf, shownPart } from "../shown-part.ts";
import { addComment, commentsOf } from "./offer-comments.ts";

/** How a client sees where an offer stands. */
export function clientStatus(offer: OfferRecord, now: Date) {
  const status = statusOf(offer, now);
  return status === "draft" || status === "sent" || status === "viewed" ? "open" : status;
}

export const openSharedOffer: Handler<"openSharedOffer"> = async ({ context, params, session, request }) => {
  const found = await findLink(context, params.token);
  if (found.status !== 0) return found;
  const { link } = found;
  const refused = await countUse(context, request, link.id, "open");
  if (refused) return refused;
  if (!isOfTheShop(session, link.offer)) {
    const userAgent = (request.headers["user-agent"] ?? "").slice(0, 300);
    await recordView(context, link, visitorOf(params.token, request.ip), userAgent);
  }
  const { offer, shows } = link;
  const { rows } = await context.pool.query<{
    document: Offer;
    hash: string;
    acceptance: StoredAcceptance | null;
  }>({
    name: "shared-offer",
    text: "select document, hash, acceptance from offer where id = $1",
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
      hasPdf: offer.pdf_sha !== null && mayShowPdf(shows, offer),
      hasScene: shows.scene && offer.scene_sha !== null,
      comments: shows.comments ? await commentsOf(context.pool, offer.id) : [],
      acceptance: acceptance && acceptanceView(acceptance),
      shows,
    },
  };
};

const plainSender = ({ name, lines }: ReturnType<typeof senderOf>) => ({ name, lines: [...lines] });

/** The shop's own people look without being counted. */
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

export const getSharedScene: Handler<"getSharedScene"> = async ({ context, params }) => {
  const found = await findLink(context, params.token);
  if (found.status !== 0) return found;
  const { shows, offer } = found.link;
  const { scene_sha } = offer;
  const bytes = shows.scene && scene_sha && (await context.files.get(scene_sha));
  if (!bytes) return refuse(404, "not-found", "This offer has no rooms to show.");
  return {
    status: 200,
    body: new Encoded(bytes, "application/json; charset=utf-8", "br"),
    headers: { "cache-control": "private, no-cache" },
  };
};

export const getSharedPdf: Handler<"getSharedPdf"> = async ({ context, params }) => {
  const found = await findLink(context, params.token);
  if (found.status !== 0) return found;
  const { shows, offer } = found.link;
  if (!mayShowPdf(shows, offer)) return notFound();
  const { pdf_sha, name, number } = offer;
  const bytes = pdf_sha && (await context.files.get(pdf_sha));
  if (!bytes) return refuse(409, "pdf-pending", "The PDF is still being made.");
  return {
    status: 200,
    body: new Encoded(bytes, "application/pdf"),
    headers: {
      "content-disposition": `inline; filename="${name}-${number}.pdf"`,
      "cache-control": "private, no-cache",
    },
  };
};

export const commentSharedOffer: Handler<"commentSharedOffer"> = async ({
  context,
  params,
  body,
  request,
}) => {
  const found = await findLink(context, params.token);
  if (found.status !== 0) return found;
  const { link } = found;
  if (!link.shows.comments) return refuse(409, "no-comments", "This link takes no comments.");
  const refused = await countUse(context, request, link.id, "comment");
  if (refused) return refused;
  const at = context.now();
  return transaction(context.pool, async (db) => {
    const offer = await readOffer(db, link.offer.id, true);
    const status = offer ? clientStatus(offer, at) : "withdrawn";
    if (!offer || status === "withdrawn" || status === "rejected")
      return refuse(409, "offer-closed", "The offer is closed.");
    const failed = await addComment(db, offer.id, { ...body, at, linkId: link.id });
    if (failed) return failed;
    const comments = await commentsOf(db, offer.id);
    await notify(db, [offer.created_by], {
      key: `comment ${comments.at(-1)?.id}`,
      kind: "offer-commented",
      at,
      projectId: offer.project_id,
      offerId: offer.id,
      data: { number: offer.number, by: body.name, text: body.text.slice(0, 200) },
    });
    return { status: 201, body: { comments } };
  });
};
