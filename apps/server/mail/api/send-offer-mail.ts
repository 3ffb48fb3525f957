import type { Operations } from "@stanza/contract";
import { headed } from "@stanza/quantities";
import { type Db, only, transaction } from "../../db/pool.ts";
import {
  canBeSent,
  findOffer,
  type OfferRecord,
  OPEN_STATUSES,
  offerFileName,
  statusOf,
} from "../../offers/offer-record.ts";
import { audit } from "../../operation/audit.ts";
import type { Call, Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { saveIdRequired } from "../../operation/save-id.ts";
import { enqueue } from "../../outbox/outbox.ts";
import { countAttempt, secondsToWait } from "../../session/attempts.ts";
import { hashOf } from "../../session/sessions.ts";
import { answerTo } from "../../shops/answer-to.ts";
import { shopOf } from "../../shops/shop.ts";
import { layOut } from "../letter-layout.ts";
import { type LetterWriter, letterWriter } from "../letter-writer.ts";
import { MAIL_KIND, type MailPayload } from "../mail-channel.ts";
import { openOffer } from "../mail-template.ts";
import { mailedOrigin } from "../mailed-origin.ts";
import { offerMails } from "../offer-mail-table.ts";

type MailCall = Call<Operations["sendOfferMail"]>;

/** ASSUMED: this many mails in an hour are a busy day; more are sent by somebody else (reliability.md T36). */
const MAILS = { most: 40, windowSeconds: 3600 };

/** Puts a letter with the offer's PDF into the outbox, once for each save id. */
export const sendOfferMail: Handler<"sendOfferMail"> = async (call) => {
  const { context, session } = call;
  const source = `mail ${session.actor.userId}`;
  if ((await secondsToWait(context.pool, [source])) > 0)
    return refuse(429, "too-many-attempts", "Too many mails in a short time.");
  const answer = await transaction(context.pool, (db) => enqueueMail(db, call));
  if (answer.status === 202) {
    await countAttempt(context.pool, source, MAILS);
    void context.outbox.wake();
  }
  return answer;
};

async function enqueueMail(db: Db, call: MailCall) {
  const { context, params, session, body, headers } = call;
  const offer = await findOffer(db, session, params.id, true);
  if (!offer) return notFound();
  const saveId = headers["x-save-id"];
  if (saveId === undefined) return saveIdRequired();
  if (!context.config.mail) return refuse(409, "no-mail-server", "SMTP_URL and MAIL_FROM are not set.");
  if (!canBeSent(offer)) return refuse(409, "incomplete", "A line has no price: mend it, or answer for it.");
  const status = statusOf(offer, context.now());
  if (!OPEN_STATUSES.includes(status) && status !== "accepted")
    return refuse(409, "offer-closed", `The offer is ${status}.`);
  if (!offer.pdf_sha) return refuse(409, "pdf-pending", "The PDF is still being made.");
  if (body.link !== undefined && !(await isLinkOf(db, offer, body.link, context.now())))
    return refuse(422, "unknown-link", "That is no open link of this offer.");
  const writer = await letterWriter(db, session);
  if (body.copyToSelf && !writer.email)
    return refuse(422, "no-own-address", "Your profile has no e-mail address.");
  const payload = await letterOf(db, call, { ...offer, pdf_sha: offer.pdf_sha }, writer);
  const { userId } = session.actor;
  const { id, isNew } = await enqueue(db, {
    shopId: offer.shop_id,
    kind: MAIL_KIND,
    key: `${offer.id}.${saveId}`,
    payload,
    at: context.now(),
    projectId: offer.project_id,
    userId,
    about: body.to,
  });
  if (isNew) {
    await db.query(
      `insert into offer_mail (offer_id, outbox_id, recipient, copy, subject, created_at, created_by)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      [offer.id, id, body.to, payload.copies?.join(", ") ?? "", body.subject, context.now(), userId],
    );
    await audit(db, call, "offer-mail", "offer", offer.id, { outbox: id });
  }
  return { status: 202 as const, body: { mail: only(await offerMails(db, "of-message", id)) } };
}

async function letterOf(
  db: Db,
  { context, body, session, request }: MailCall,
  offer: OfferRecord & { readonly pdf_sha: Buffer },
  writer: LetterWriter,
): Promise<MailPayload> {
  const shop = await shopOf(db, offer.shop_id);
  const origin = mailedOrigin(context, request) ?? `${request.protocol}://${request.host}`;
  const url = body.link === undefined ? "" : `${origin}${body.link}`;
  const label = openOffer(offer.language);
  const copies = [...body.cc, ...(body.copyToSelf ? [writer.email] : [])];
  return {
    offerId: offer.id,
    userId: session.actor.userId,
    fromName: shop.name,
    to: body.to,
    copies: [...new Set(copies)].filter((address) => address !== body.to),
    subject: body.subject,
    text: [body.text, ...(url === "" ? [] : [`${headed(label, offer.language)}\n${url}`])].join("\n\n"),
    html: layOut(
      {
        paragraphs: body.text.split(/\n{2,}/),
        ...(url === "" ? {} : { action: { label, url } }),
        small: [],
      },
      offer.language,
    ).html,
    ...(writer.email === "" ? answerTo(shop) : { replyTo: writer.email }),
    pdf: offer.pdf_sha.toString("hex"),
    fileName: offerFileName(offer),
  };
}

/** Returns true when a path such as `/o/<secret>` is an open link of the offer. */
async function isLinkOf(db: Db, offer: OfferRecord, path: string, now: Date): Promise<boolean> {
  const { rows } = await db.query(
    "select from offer_link where offer_id = $1 and token_hash = $2 and revoked_at is null and expires_at > $3",
    [offer.id, hashOf(path.slice("/o/".length)), now],
  );
  return rows.length > 0;
}
