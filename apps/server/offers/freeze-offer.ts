import { createHash } from "node:crypto";
import type { Offer } from "@stanza/offer";
import { InvalidTermsError } from "@stanza/pricing";
import { USUAL_LAYOUT } from "@stanza/print";
import { projectCan } from "@stanza/project";
import { type Db, only, transaction } from "../db/pool.ts";
import { JobRefused } from "../jobs/job-queue.ts";
import type { JobRecord } from "../jobs/job-record.ts";
import type { Context } from "../operation/context.ts";
import { metaOf, PROJECT_COLUMNS, PROJECT_TABLES, type ProjectRecord } from "../projects/project-record.ts";
import { shopOf } from "../shops/shop.ts";
import { composeBasis, type OfferBasis, shareOfBasis } from "./compose.ts";
import { guardDiscount } from "./discount-guard.ts";
import { logOffer } from "./offer-events.ts";
import type { OfferInput } from "./offer-input.ts";

export interface FrozenOffer {
  readonly id: number;
  readonly document: Offer;
}

/**
 * Numbers and stores the offer of a job, only once: a job that starts again gets the offer that it has. Throws `JobRefused` where a
 * project may no longer be offered, its discounts are not allowed or its terms are invalid.
 *
 * day    today in the shop, ISO date; the offer's number has its year
 * basis  makes the basis of the offer with a given number
 */
export function freezeOffer(
  context: Pick<Context, "pool" | "policy">,
  job: JobRecord,
  input: OfferInput,
  day: string,
  basis: (number: string) => OfferBasis,
): Promise<FrozenOffer> {
  return transaction(context.pool, async (db) => {
    const projects = await lockProjects(db, input);
    const found = await db.query<FrozenOffer>("select id, document from offer where job_id = $1", [job.id]);
    if (found.rows[0]) return found.rows[0];
    for (const project of projects) {
      const permission = project && projectCan.offer(metaOf(project), input.actor, context.policy);
      if (!permission?.allowed) throw new JobRefused("forbidden", "The project can no longer be offered.");
    }
    const number = await nextNumber(db, job.shop_id, Number(day.slice(0, 4)));
    const numbered = basis(number);
    const offer = composed(() => composeBasis(numbered));
    const shop = await shopOf(db, job.shop_id);
    const guard = await guardDiscount(db, input.actor, shop, input.sources, shareOfBasis(numbered));
    if (guard.needsApproval)
      throw new JobRefused("approval-needed", `A discount of ${guard.percent} % is not approved.`);
    return insertOffer(db, job, input, hashed(offer), numbered);
  });
}

/** The value of `Offer.hash`: the SHA-256 in hex of the offer's JSON without the hash. */
export function hashOfOffer({ hash: _, ...offer }: Offer): string {
  return createHash("sha256").update(JSON.stringify(offer)).digest("hex");
}

const hashed = (offer: Offer): Offer => ({ ...offer, hash: hashOfOffer(offer) });

function composed(compose: () => Offer): Offer {
  try {
    return compose();
  } catch (error) {
    if (error instanceof InvalidTermsError) throw new JobRefused("invalid-terms", error.message);
    throw error;
  }
}

async function insertOffer(
  db: Db,
  job: JobRecord,
  input: OfferInput,
  offer: Offer,
  basis: OfferBasis,
): Promise<FrozenOffer> {
  const [first] = input.sources;
  const { rows } = await db.query<{ id: number }>(
    `insert into offer (shop_id, id, project_id, revision, job_id, number, name, document, currency, payable, language, valid_until,
        created_by, hash, complete, basis, made_from, prints, layout)
      values ($1, nextval('offer_id'), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) returning id`,
    [
      job.shop_id,
      job.project_id,
      first?.revision,
      job.id,
      offer.number,
      input.name,
      JSON.stringify(offer),
      offer.currency,
      offer.payable,
      offer.language,
      offer.validUntil ?? null,
      job.created_by,
      offer.hash,
      offer.complete,
      (offer.options ?? []).length > 0 ? JSON.stringify(basis) : null,
      JSON.stringify(
        input.sources.map(({ projectId, revision, docSha, quantity }) => ({
          projectId,
          revision,
          docSha,
          quantity,
        })),
      ),
      input.prints.join(";"),
      JSON.stringify(input.layout ?? USUAL_LAYOUT),
    ],
  );
  const { id } = only(rows);
  await logOffer(db, id, { kind: "created", at: new Date(input.requestedAt), userId: job.created_by });
  if (input.confirmed)
    await logOffer(db, id, {
      kind: "confirmed",
      at: new Date(input.requestedAt),
      userId: job.created_by,
      note: input.confirmed.join("\n"),
    });
  await db.query(
    `insert into audit (shop_id, user_id, action, entity, entity_id, detail) values ($1, $2, 'offer', 'project', $3, $4)`,
    [job.shop_id, job.created_by, String(job.project_id), { offer: id, number: offer.number }],
  );
  return { id, document: offer };
}

/** Locks in the order of the ids, so that two offers never wait for each other. */
async function lockProjects(
  db: Db,
  { sources }: OfferInput,
): Promise<readonly (ProjectRecord | undefined)[]> {
  const locked: (ProjectRecord | undefined)[] = [];
  for (const id of sources.map(({ projectId }) => projectId).sort((a, b) => a - b)) {
    const { rows } = await db.query<ProjectRecord>(
      `select ${PROJECT_COLUMNS} from ${PROJECT_TABLES} where p.id = $1 and p.deleted_at is null for update of p`,
      [id],
    );
    locked.push(rows[0]);
  }
  return locked;
}

/** The shop's next number of the year. There are no gaps: a transaction that fails gives its number back. */
async function nextNumber(db: Db, shopId: string, year: number): Promise<string> {
  const { rows } = await db.query<{ last: number }>(
    `insert into offer_number (shop_id, year, last) values ($1, $2, 1)
      on conflict (shop_id, year) do update set last = offer_number.last + 1 returning last`,
    [shopId, year],
  );
  return `${year}-${String(only(rows).last).padStart(5, "0")}`;
}
