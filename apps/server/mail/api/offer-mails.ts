import type { OfferMail } from "@stanza/contract";
import type { Offer } from "@stanza/offer";
import { type Db, only, transaction } from "../../db/pool.ts";
import {
  canBeSent,
  findOffer,
  mayHandleOffers,
  type OfferRecord,
  OPEN_STATUSES,
  statusOf,
} from "../../offers/offer-record.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { enqueue } from "../../outbox/outbox.ts";
import { countAttempt, secondsToWait } from "../../session/attempts.ts";
import { hashOf, type Session } from "../../session/sessions.ts";
import { MAIL_KIND, type MailPayload } from "../mail-channel.ts";
import { offerLetter } from "../mail-template.ts";

/** ASSUMED: so many mails in an hour are a busy day, more are somebody else's doing (reliability.md T36). */
const MAILS = { most: 40, windowSeconds: 3600 };

const forbidden = () => refuse(403, "forbidden", "Only the shop's own people do this.");
const fileNameOf = ({ name, number }: OfferRecord) => `${name}-${number}.pdf`;

interface Writer {
  readonly email: string;
  readonly name: string;
}

async function writerOf(db: Db, { actor }: Session): Promise<Writer> {
  const { rows } = await db.query<Writer>(
    "select email, coalesce(nullif(name, ''), login) as name from app_user where id = $1",
    [actor.userId],
  );
  return only(rows);
}

async function documentOf(db: Db, { id }: OfferRecord): Promise<Offer> {
  const { rows } = await db.query<{ document: Offer }>("select document from offer where id = $1", [id]);
  return only(rows).document;
}

export const getOfferMailDraft: Handler<"getOfferMailDraft"> = async ({ context, params, session }) => {
  const record = await findOffer(context.pool, session, params.id);
  if (!record) return notFound();
  if (!mayHandleOffers(session)) return forbidden();
  const offer = await documentOf(context.pool, record);
  const writer = await writerOf(context.pool, session);
  return {
    status: 200,
    body: {
      to: offer.customer.email,
      ...offerLetter(offer, writer.name),
      attachment: fileNameOf(record),
      own: writer.email,
      isAvailable: context.config.mail !== undefined,
    },
  };
};

export const sendOfferMail: Handler<"sendOfferMail"> = async (call) => {
  const { context, params, session, body, headers, request } = call;
  const key = headers["x-save-id"];
  const { userId } = session.actor;
  const source = `mail ${userId}`;
  if ((await secondsToWait(context.pool, [source])) > 0)
    return refuse(429, "too-many-attempts", "Too many mails in a short time.");
  const answer = await transaction(context.pool, async (db) => {
    const offer = await findOffer(db, session, params.id, true);
    if (!offer) return notFound();
    if (!mayHandleOffers(session)) return forbidden();
    if (key === undefined)
      return refuse(428, "save-id-required", "Send x-save-id, so that a repetition is known.");
    if (!context.config.mail) return refuse(409, "no-mail-server", "SMTP_URL and MAIL_FROM are not set.");
    if (!canBeSent(offer))
      return refuse(409, "incomplete", "A line has no price: mend it, or answer for it.");
    const status = statusOf(offer, context.now());
    if (!OPEN_STATUSES.includes(status) && status !== "accepted")
      return refuse(409, "offer-closed", `The offer is ${status}.`);
    if (!offer.pdf_sha) return refuse(409, "pdf-pending", "The PDF is still being made.");
    if (body.link !== undefined && !(await isLinkOf(db, offer, body.link, context.now())))
      return refuse(422, "unknown-link", "That is no open link of this offer.");
    const writer = await writerOf(db, session);
    if (body.copyToSelf && !writer.email)
      return refuse(422, "no-own-address", "Your profile has no e-mail address.");
    const address = body.link === undefined ? "" : `${request.protocol}://${request.host}${body.link}`;
    const document = await documentOf(db, offer);
    const copies = [...new Set([...body.cc, ...(body.copyToSelf ? [writer.email] : [])])].filter(
      (address) => address !== body.to,
    );
    const payload: MailPayload = {
      offerId: offer.id,
      userId,
      fromName: document.shop.name,
      to: body.to,
      copies,
      subject: body.subject,
      text: [body.text, address].filter(Boolean).join("\n\n"),
      pdf: offer.pdf_sha.toString("hex"),
      fileName: fileNameOf(offer),
    };
    const { id, isNew } = await enqueue(db, {
      shopId: offer.shop_id,
      kind: MAIL_KIND,
      key: `${offer.id}.${key}`,
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
        [offer.id, id, body.to, copies.join(", "), body.subject, context.now(), userId],
      );
      await audit(db, call, "offer-mail", "offer", offer.id, { outbox: id });
    }
    const mails = await mailsOf(db, "m.outbox_id = $1", id);
    return { status: 202 as const, body: { mail: only(mails) } };
  });
  if (answer.status === 202) {
    await countAttempt(context.pool, source, MAILS);
    void context.outbox.wake();
  }
  return answer;
};

export const listOfferMails: Handler<"listOfferMails"> = async ({ context, params, session }) => {
  const offer = await findOffer(context.pool, session, params.id);
  if (!offer) return notFound();
  if (!mayHandleOffers(session)) return forbidden();
  return { status: 200, body: { mails: await mailsOf(context.pool, "m.offer_id = $1", offer.id) } };
};

async function isLinkOf(db: Db, offer: OfferRecord, path: string, now: Date): Promise<boolean> {
  const { rows } = await db.query(
    "select from offer_link where offer_id = $1 and token_hash = $2 and revoked_at is null and expires_at > $3",
    [offer.id, hashOf(path.slice("/o/".length)), now],
  );
  return rows.length > 0;
}

const STATES = { pending: "waiting", sent: "sent", dead: "failed" } as const;

async function mailsOf(
  db: Db,
  where: "m.offer_id = $1" | "m.outbox_id = $1",
  id: number,
): Promise<OfferMail[]> {
  const { rows } = await db.query<Omit<OfferMail, "at" | "state"> & { at: Date; state: keyof typeof STATES }>(
    `select m.id, m.outbox_id as "deliveryId", m.recipient as to, m.copy, m.subject, m.created_at as at, coalesce(nullif(u.name, ''), u.login) as by,
        b.state, b.error
      from offer_mail m join outbox b on b.id = m.outbox_id join app_user u on u.id = m.created_by
      where ${where} order by m.id desc limit 200`,
    [id],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), state: STATES[row.state] }));
}
