import type { Db } from "../db/pool.ts";

/** Credits that a shop begins with. ASSUMED: A210. */
export const FIRST_CREDITS = 500;

export interface Account {
  readonly available: number;
  readonly booked: number;
}

/** The shop's account; one that has never been used has the first credits. */
export async function accountOf(db: Db, shopId: string): Promise<Account> {
  const { rows } = await db.query<Account>({
    name: "render-account",
    text: "select balance - booked as available, booked from render_account where shop_id = $1",
    values: [shopId],
  });
  return rows[0] ?? { available: FIRST_CREDITS, booked: 0 };
}

/** Opens the shop's account with its first credits, where there is none. */
export async function openAccount(db: Db, shopId: string): Promise<void> {
  await db.query({
    name: "render-account-open",
    text: `with opened as (insert into render_account (shop_id, balance) values ($1, $2) on conflict do nothing returning shop_id)
      insert into render_movement (shop_id, kind, credits) select shop_id, 'granted', $2 from opened`,
    values: [shopId, FIRST_CREDITS],
  });
}

/** Books credits for a job, in the transaction that queues it. False: the shop has not enough; nothing is booked. */
export async function bookCredits(db: Db, shopId: string, jobId: string, credits: number): Promise<boolean> {
  await openAccount(db, shopId);
  // The row is locked by whoever books first; the next sees what is left.
  const { rowCount } = await db.query({
    name: "render-book",
    text: "update render_account set booked = booked + $2 where shop_id = $1 and balance - booked >= $2",
    values: [shopId, credits],
  });
  if (rowCount === 0) return false;
  await move(db, shopId, jobId, "booked", credits);
  return true;
}

/**
 * Charges or gives back what a job has booked, in the transaction that ends it. A job is settled once: a second time is a bug, which the
 * table refuses.
 */
export async function settleCredits(
  db: Db,
  job: { readonly id: string; readonly shop_id: string; readonly credits: number },
  kind: "charged" | "refunded",
): Promise<void> {
  await move(db, job.shop_id, job.id, kind, job.credits);
  await db.query({
    name: `render-${kind}`,
    text: `update render_account set booked = booked - $2${kind === "charged" ? ", balance = balance - $2" : ""} where shop_id = $1`,
    values: [job.shop_id, job.credits],
  });
}

const move = (db: Db, shopId: string, jobId: string, kind: string, credits: number) =>
  db.query({
    name: "render-move",
    text: "insert into render_movement (shop_id, job_id, kind, credits) values ($1, $2, $3, $4)",
    values: [shopId, jobId, kind, credits],
  });
