import type { Db } from "../db/pool.ts";

/** Credits that a shop begins with. ASSUMED: A210. */
export const FIRST_CREDITS = 500;

export interface Account {
  readonly available: number;
  readonly booked: number;
  /** Most credits that may be spent in a calendar month, UTC; `null`: as many as there are. ASSUMED: A217. */
  readonly monthLimit: number | null;
  /** Booked this month and not given back. */
  readonly spentThisMonth: number;
}

/** SQL: what the shop `$1` has booked this month and not got back. */
const SPENT = `(select greatest(0, coalesce(sum(case kind when 'booked' then credits when 'refunded' then -credits else 0 end), 0))::int
    from render_movement where shop_id = $1 and at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC')`;

/** The shop's account; one that has never been used has the first credits. */
export async function accountOf(db: Db, shopId: string): Promise<Account> {
  const { rows } = await db.query<Account>({
    name: "render-account",
    text: `select balance - booked as available, booked, month_limit as "monthLimit", ${SPENT} as "spentThisMonth"
      from render_account where shop_id = $1`,
    values: [shopId],
  });
  return rows[0] ?? { available: FIRST_CREDITS, booked: 0, monthLimit: null, spentThisMonth: 0 };
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

/** Books credits for a job, in the transaction that queues it; else why nothing was booked. */
export async function bookCredits(
  db: Db,
  shopId: string,
  jobId: string,
  credits: number,
): Promise<"booked" | "no-credits" | "month-limit"> {
  await openAccount(db, shopId);
  // The row is locked by whoever books first; the next sees what is left.
  const { rowCount } = await db.query({
    name: "render-book",
    text: "update render_account set booked = booked + $2 where shop_id = $1 and balance - booked >= $2",
    values: [shopId, credits],
  });
  if (rowCount === 0) return "no-credits";
  const { monthLimit, spentThisMonth } = await accountOf(db, shopId);
  if (monthLimit !== null && spentThisMonth + credits > monthLimit) return "month-limit";
  await move(db, shopId, jobId, "booked", credits);
  return "booked";
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
