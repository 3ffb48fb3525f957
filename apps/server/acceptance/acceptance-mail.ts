import { mailAddress, type Shop } from "@stanza/contract";
import type { Offer } from "@stanza/offer";
import { documentLocale } from "@stanza/quantities";
import type pg from "pg";
import { type Db, only } from "../db/pool.ts";
import type { MailSystem } from "../external/mail/mail-system.ts";
import type { FileStore } from "../files/file-store.ts";
import type { StoredAcceptance } from "../offer-links/acceptance.ts";
import { clientAddress } from "../offer-links/client-address.ts";
import { logOffer } from "../offers/offer-events.ts";
import { type OfferRecord, offerFileName } from "../offers/offer-record.ts";
import { DeliveryRefused, enqueue, type OutboxChannel } from "../outbox/outbox.ts";
import { answerTo } from "../shops/answer-to.ts";
import { timeZoneOf } from "../shops/shop.ts";
import { type AcceptedFacts, clientLetter, sellerLetter } from "./acceptance-letters.ts";

export const ACCEPTANCE_MAIL = "acceptance-mail";

/** A letter about an acceptance as the outbox keeps it until it is sent. */
interface Payload {
  readonly offerId: number;
  readonly fromName: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Absent in letters from before they were HTML, too. */
  readonly html?: string;
  /** Absent: the sender's. */
  readonly replyTo?: string;
  /** Hex SHA-256 of the PDF, with its name; absent: the letter to the seller. */
  readonly pdf?: { readonly sha: string; readonly name: string };
}

/** Sends the letters about acceptances: to the sellers, and the accepted PDF to the client. */
export function acceptanceMailChannel(parts: {
  readonly mail: MailSystem;
  readonly pool: pg.Pool;
  readonly files: FileStore;
  readonly now: () => Date;
}): OutboxChannel {
  return {
    kind: ACCEPTANCE_MAIL,
    async deliver({ key, payload }) {
      const { fromName, to, subject, text, html, replyTo, pdf } = payload as Payload;
      const bytes = pdf && (await parts.files.get(Buffer.from(pdf.sha, "hex")));
      if (pdf && !bytes) throw new DeliveryRefused("The PDF is gone.");
      await parts.mail.send({
        messageId: `<${key}@stanza>`,
        fromName,
        to,
        copies: [],
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        ...(replyTo === undefined ? {} : { replyTo }),
        ...(pdf && bytes ? { attachment: { name: pdf.name, bytes } } : {}),
      });
    },
    async delivered(db, { payload }) {
      const { offerId, to, pdf } = payload as Payload;
      if (pdf) await logOffer(db, offerId, { kind: "sent", at: parts.now(), note: to });
    },
  };
}

interface Accepted {
  readonly record: OfferRecord;
  /** With the options that were taken. */
  readonly offer: Offer;
  readonly acceptance: StoredAcceptance;
  readonly shop: Pick<Shop, "country" | "extra">;
  readonly at: Date;
}

/** A seller who is told of an acceptance. */
export interface ToldSeller {
  readonly id: string;
  readonly email: string;
  readonly language: string;
}

/** Enqueues the letters to sellers, once for each; answers go to the client. order: see `sellerLetter` */
export async function mailSellers(
  db: Db,
  accepted: Accepted,
  sellers: readonly ToldSeller[],
  order: string,
): Promise<void> {
  const client = clientAddress(accepted.offer);
  for (const { id, email, language } of sellers) {
    if (!mailAddress.safeParse(email).success) continue;
    await put(db, accepted, `seller.${id}`, {
      to: email,
      ...(client === null ? {} : { replyTo: client }),
      ...sellerLetter(factsOf(accepted), documentLocale(language, accepted.shop.country), order),
    });
  }
}

/**
 * Enqueues the letter that brings the client the accepted PDF, once; without an address on the offer there is none. Answers go to who made
 * the offer, else to the shop.
 */
export async function mailClient(db: Db, accepted: Accepted & { readonly pdf: Buffer }): Promise<void> {
  const { record, offer, pdf, at } = accepted;
  const to = clientAddress(offer);
  if (to === null) return;
  const letter = clientLetter(factsOf(accepted), record.created_by_name);
  const maker = mailAddress.safeParse(await addressOf(db, record.created_by));
  const { id, isNew } = await put(db, accepted, "client", {
    to,
    ...answerTo(accepted.shop),
    ...(maker.success ? { replyTo: maker.data } : {}),
    ...letter,
    pdf: { sha: pdf.toString("hex"), name: offerFileName(record) },
  });
  if (!isNew) return;
  await db.query(
    `insert into offer_mail (offer_id, outbox_id, recipient, copy, subject, created_at, created_by)
      values ($1, $2, $3, '', $4, $5, $6)`,
    [record.id, id, to, letter.subject, at, record.created_by],
  );
}

async function addressOf(db: Db, userId: string): Promise<string> {
  const { rows } = await db.query<{ email: string }>("select email from app_user where id = $1", [userId]);
  return only(rows).email;
}

function put(
  db: Db,
  { record, offer, at }: Accepted,
  whom: string,
  letter: Omit<Payload, "offerId" | "fromName">,
) {
  return enqueue(db, {
    shopId: record.shop_id,
    kind: ACCEPTANCE_MAIL,
    key: `${record.id}.accepted.${whom}`,
    payload: { offerId: record.id, fromName: offer.shop.name, ...letter } satisfies Payload,
    at,
    projectId: record.project_id,
    userId: record.created_by,
    about: letter.to,
  });
}

function factsOf({ offer, acceptance, shop }: Accepted): AcceptedFacts {
  const positions = offer.groups.flatMap((group) => group.positions);
  return {
    offer,
    by: acceptance.name,
    at: new Date(acceptance.at),
    timeZone: timeZoneOf(shop),
    options: positions
      .filter(({ rowId }) => acceptance.options.includes(rowId))
      .map(({ description }) => description),
  };
}
