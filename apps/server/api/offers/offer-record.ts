import type { OfferSummary } from "@stanza/contract";
import type { Session } from "../../access/sessions.ts";
import type { Db } from "../../db/pool.ts";
import { findProject } from "../../projects/project-record.ts";

export interface OfferRecord {
  readonly id: number;
  readonly project_id: number;
  readonly revision: number;
  readonly number: string;
  readonly name: string;
  readonly currency: string;
  readonly payable: string;
  readonly language: string;
  readonly valid_until: string | null;
  readonly pdf_sha: Buffer | null;
  readonly created_at: Date;
  readonly created_by_name: string;
}

export const OFFER_COLUMNS = `o.id, o.project_id, o.revision, o.number, o.name, o.currency, o.payable, o.language, o.valid_until,
  o.pdf_sha, o.created_at, coalesce(nullif(u.name, ''), u.login) as created_by_name`;

/** The offer if its project may be seen; `null` for a foreign one as for one that does not exist. */
export async function findOffer(db: Db, session: Session, id: number): Promise<OfferRecord | null> {
  const { rows } = await db.query<OfferRecord>({
    name: "offer-find",
    text: `select ${OFFER_COLUMNS} from offer o join app_user u on u.id = o.created_by where o.id = $1`,
    values: [id],
  });
  const [offer] = rows;
  return offer && (await findProject(db, session, offer.project_id)) ? offer : null;
}

export function offerView(offer: OfferRecord): OfferSummary {
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
    state: offer.pdf_sha ? "complete" : "pdf-pending",
  };
}
