import type { LostReason, OfferStatus, OfferSummary, PrintLayout, Shop } from "@stanza/contract";
import { type InEveryLanguage, inLanguage } from "@stanza/quantities";
import type { Db } from "../db/pool.ts";
import { findProject } from "../projects/project-record.ts";
import type { Session } from "../session/sessions.ts";
import { isoDay } from "../shops/shop.ts";
import { AGREED_PAYABLE } from "./agreed-offer.ts";

export interface OfferRecord {
  readonly id: number;
  readonly shop_id: string;
  readonly country: string;
  readonly extra: Shop["extra"];
  readonly project_id: number;
  readonly revision: number;
  readonly number: string;
  readonly name: string;
  readonly currency: string;
  /** As accepted, options included; until then as offered. */
  readonly payable: string;
  readonly language: string;
  readonly valid_until: string | null;
  readonly pdf_sha: Buffer | null;
  /** Code of the failure that the last job to print it ended with; `null`: it has not. */
  readonly pdf_failure: string | null;
  /** The job that prints the offer as it was accepted; `null`: it was not accepted. */
  readonly acceptance_job: string | null;
  readonly scene_sha: Buffer | null;
  readonly positions_sha: Buffer | null;
  readonly drawings_sha: Buffer | null;
  readonly created_at: Date;
  readonly created_by: string;
  readonly created_by_name: string;
  /** The stored status; `statusOf` also looks at the date. */
  readonly status: OfferStatus;
  readonly lost_reason: LostReason | null;
  readonly status_note: string;
  readonly complete: boolean;
  readonly signed_off: boolean;
  readonly hash: string | null;
  readonly made_from: readonly OfferOrigin[];
  readonly version: number;
  readonly comments: number;
  readonly changed_since: boolean;
  readonly prints: string;
  readonly layout: PrintLayout;
}

/** A revision that an offer was made from. */
export interface OfferOrigin {
  readonly projectId: number;
  readonly revision: number;
  readonly docSha: string;
  readonly quantity: number;
}

/** The projects that an offer is of, in order: those that combine the same ones are versions of each other. */
const PROJECTS_OF = (offer: "o" | "v") =>
  `array(select distinct (part->>'projectId')::int from jsonb_array_elements(${offer}.made_from) part order by 1)`;

export const OFFER_COLUMNS = `o.id, o.shop_id, h.country, h.extra, o.project_id, o.revision, o.number, o.name, o.currency,
  ${AGREED_PAYABLE} as payable, o.language, o.valid_until, o.pdf_sha,
  (select j.error->>'code' from job j where j.id = coalesce(o.acceptance_job, o.job_id) and j.state = 'failed') as pdf_failure,
  o.acceptance_job, o.scene_sha, o.positions_sha, o.drawings_sha, o.created_at, o.created_by, coalesce(nullif(u.name, ''), u.login) as created_by_name,
  o.status, o.lost_reason, o.status_note, o.complete, o.signed_off, o.hash, o.made_from, o.prints, o.layout,
  (select count(*) from offer v
    where v.project_id = o.project_id and v.id <= o.id and ${PROJECTS_OF("v")} = ${PROJECTS_OF("o")}) as version,
  (select count(*) from offer_comment c where c.offer_id = o.id) as comments,
  (o.status = 'accepted' and o.agreed_from <> '[]' and not exists (
    select from jsonb_array_elements(o.agreed_from) a join project p on p.id = (a->>'projectId')::bigint
      where p.id = o.project_id and encode(p.doc_sha, 'hex') = a->>'docSha')) as changed_since`;
export const OFFER_TABLES = "offer o join app_user u on u.id = o.created_by join shop h on h.id = o.shop_id";

/** The offer, if the session may see its project; `null` for a foreign offer as for one that does not exist. */
export async function findOffer(
  db: Db,
  session: Session,
  id: number,
  lock = false,
): Promise<OfferRecord | null> {
  const offer = await readOffer(db, id, lock);
  return offer && (await findProject(db, session, offer.project_id)) ? offer : null;
}

/** The offer, whoever asks. lock: inside a transaction; nobody else can change the offer until its end */
export async function readOffer(db: Db, id: number, lock = false): Promise<OfferRecord | null> {
  const { rows } = await db.query<OfferRecord>({
    name: lock ? "offer-lock" : "offer-find",
    text: `select ${OFFER_COLUMNS} from ${OFFER_TABLES} where o.id = $1 ${lock ? "for update of o" : ""}`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** What an offer is called in a file name, by its language. ASCII. */
const FILE_NAMES: InEveryLanguage<string> = {
  en: "Offer",
  it: "Offerta",
  de: "Angebot",
  fr: "Offre",
  es: "Oferta",
};

/** The name of an offer's PDF in the client's language, e.g. `Offerta-2026-00007.pdf`; an AS400 document keeps its name. */
export function offerFileName({
  name,
  number,
  language,
}: Pick<OfferRecord, "name" | "number" | "language">): string {
  const own = name === "offer" ? inLanguage(FILE_NAMES, language) : name;
  return `${own}-${number}.pdf`;
}

const CHANGE_ORDERS: InEveryLanguage<string> = {
  en: "Change-order",
  it: "Variante",
  de: "Aenderungsauftrag",
  fr: "Avenant",
  es: "Modificacion",
};

/** The name of a change order's PDF in the language of the later offer, e.g. `Variante-2026-00007-2026-00009.pdf`. ASCII. */
export function changeOrderFileName(
  before: Pick<OfferRecord, "number">,
  { number, language }: Pick<OfferRecord, "number" | "language">,
): string {
  return `${inLanguage(CHANGE_ORDERS, language)}-${before.number}-${number}.pdf`;
}

/** Statuses in which an offer waits for the client. */
export const OPEN_STATUSES: readonly OfferStatus[] = ["draft", "sent", "viewed"];

/** The status today: an offer ends with its last day in its shop, whether or not the clock job has run since. */
export function statusOf(offer: OfferRecord, now: Date): OfferStatus {
  const isOver = offer.valid_until !== null && offer.valid_until < isoDay(now, offer);
  return isOver && OPEN_STATUSES.includes(offer.status) ? "expired" : offer.status;
}

/** Returns true when an offer may be sent: a line without a price needs an approval first. */
export const canBeSent = ({ complete, signed_off }: OfferRecord): boolean => complete || signed_off;

export function offerView(offer: OfferRecord, now: Date): OfferSummary {
  return {
    id: offer.id,
    number: offer.number,
    name: offer.name,
    projectId: offer.project_id,
    revision: offer.revision,
    currency: offer.currency,
    payable: offer.payable,
    createdAt: offer.created_at.toISOString(),
    createdBy: offer.created_by_name,
    validUntil: offer.valid_until,
    language: offer.language,
    state: offer.pdf_sha ? "complete" : offer.pdf_failure === "too-large" ? "pdf-too-large" : "pdf-pending",
    status: statusOf(offer, now),
    version: offer.version,
    lostReason: offer.lost_reason,
    statusNote: offer.status_note,
    hash: offer.hash,
    canBeSent: canBeSent(offer),
    combines: offer.made_from.length > 1 ? offer.made_from.map(({ projectId }) => projectId) : [],
    comments: offer.comments,
    changedSince: offer.changed_since,
    prints: offer.prints,
    layout: offer.layout,
  };
}
