import { randomUUID } from "node:crypto";
import type { Offer } from "@stanza/offer";
import { onceAccepted, type ProjectStatus } from "@stanza/project";
import type { Db } from "../db/pool.ts";
import type { StoredAcceptance } from "../offer-links/acceptance.ts";
import { hashOfOffer } from "../offers/freeze-offer.ts";
import { logOffer } from "../offers/offer-events.ts";
import { type OfferRecord, readOffer } from "../offers/offer-record.ts";
import { logStatus } from "../projects/status-log.ts";

/** The kind of the job that follows an acceptance. */
export const ACCEPTANCE_JOB = "acceptance";

/** The word of the client, and how it reached the shop. */
export interface AcceptedOffer {
  readonly offer: OfferRecord;
  /** The offer with the options that were taken. */
  readonly accepted: Offer;
  /** Rows of these options. */
  readonly options: readonly string[];
  /** Absent: it was signed on paper. */
  readonly acceptance?: StoredAcceptance;
  /** The person of the shop who recorded it, or whose link the client used. */
  readonly userId: string;
  readonly at: Date;
  /** What the log says beside it; absent: the amount. */
  readonly note?: string;
}

/**
 * The offer, after its projects and itself have been locked. An order locks a project before its offer, so this does too: neither waits
 * for the other.
 */
export async function lockWithProjects(db: Db, offerId: number): Promise<OfferRecord | null> {
  const offer = await readOffer(db, offerId);
  if (!offer) return null;
  await db.query("select from project where id = any($1) order by id for update", [projectsOf(offer)]);
  return readOffer(db, offerId, true);
}

/**
 * Stores that an offer was accepted, leads its projects to their order, and queues what follows: the options become part of the projects,
 * and the accepted PDF is printed and sent. Returns the id of that job, to be sent to the queue once this is committed.
 */
export async function storeAcceptance(db: Db, word: AcceptedOffer): Promise<string> {
  const { offer, accepted, options, acceptance, userId, at } = word;
  const jobId = randomUUID();
  const document = options.length > 0 ? { ...accepted, hash: hashOfOffer(accepted) } : accepted;
  await db.query(
    // Until the accepted PDF is printed, the offered one still stands where no option was taken: it says the same.
    `update offer set status = 'accepted', acceptance = $2, accepted_document = $3, acceptance_job = $4, offered_pdf_sha = pdf_sha,
      pdf_sha = case when $5 then null else pdf_sha end where id = $1`,
    [offer.id, acceptance ?? null, JSON.stringify(document), jobId, options.length > 0],
  );
  await logOffer(db, offer.id, {
    kind: "accepted",
    at,
    ...(acceptance ? { by: acceptance.name } : { userId }),
    note: word.note ?? document.payable,
  });
  await leadToOrder(db, word);
  const input = { offerId: offer.id, options };
  await db.query(
    "insert into job (id, shop_id, kind, project_id, state, input, created_by) values ($1, $2, $3, $4, 'queued', $5, $6)",
    [jobId, offer.shop_id, ACCEPTANCE_JOB, offer.project_id, input, userId],
  );
  return jobId;
}

/** Moves the offer's projects to where they await their order; who is ordered already stays so. */
async function leadToOrder(db: Db, { offer, acceptance, userId, at }: AcceptedOffer): Promise<void> {
  const { rows } = await db.query<{ id: number; status: ProjectStatus }>(
    "select id, status from project where id = any($1) and deleted_at is null",
    [projectsOf(offer)],
  );
  for (const { id, status } of rows) {
    const to = onceAccepted(status);
    if (to === status) continue;
    await db.query("update project set status = $2, updated_at = $3, updated_by = $4 where id = $1", [
      id,
      to,
      at,
      userId,
    ]);
    const extra = { offer: offer.number, acceptedBy: acceptance?.name ?? "" };
    await logStatus(db, { projectId: id, from: status, to, by: userId, extra });
  }
}

/** The projects of an offer: one, or those that it combines. */
export const projectsOf = ({ project_id, made_from }: OfferRecord): readonly number[] => [
  ...new Set([project_id, ...made_from.map(({ projectId }) => projectId)]),
];
