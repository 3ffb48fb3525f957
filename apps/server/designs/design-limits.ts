import type { FastifyRequest } from "fastify";
import type { Db } from "../db/pool.ts";
import type { Context } from "../operation/context.ts";
import { networkOf } from "../operation/network-of.ts";
import { tooManyAttempts } from "../operation/too-many-attempts.ts";
import { takeAttempt } from "../session/attempts.ts";
import { hashOfAddress } from "./design-link-table.ts";

/** What one address of the network may do before it has to wait. Opening includes the pictures of a page. */
const MOST = {
  print: { most: 10, windowSeconds: 60 },
  send: { most: 10, windowSeconds: 600 },
  open: { most: 120, windowSeconds: 60 },
} as const;

/** Letters and requests of a day: to one mailbox, whoever asks for them, and by one person. ASSUMED. */
const MOST_TO_ADDRESS = 6;
const MOST_BY_PERSON = 20;
const DAY_SECONDS = 86_400;

/** Counts what an address of the network does with designs. `null`: it may go on; otherwise the refusal. */
export async function countUse(
  { pool }: Pick<Context, "pool">,
  request: FastifyRequest,
  use: keyof typeof MOST,
) {
  const seconds = await takeAttempt(pool, `design:${use}:${networkOf(request.ip)}`, MOST[use]);
  return seconds > 0 ? tooManyAttempts(seconds, "Too often") : null;
}

/**
 * Refuses what would fill a stranger's mailbox. Called in the transaction that sends: requests for one mailbox wait for each other, so of
 * many at once no more go out than one by one.
 */
export async function countRecipient(db: Db, email: string, userId: string, now: Date) {
  const mailbox = hashOfAddress(email);
  await db.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [mailbox.toString("hex")]);
  const { rows } = await db.query<{ to_address: number; by_person: number }>({
    name: "design-recipient",
    text: `select (select count(*)::int from design_link where address_hash = $1 and created_at > $3) as to_address,
      (select count(*)::int from design_link where created_by = $2 and created_at > $3) as by_person`,
    values: [mailbox, userId, new Date(now.getTime() - DAY_SECONDS * 1000)],
  });
  const [sent] = rows;
  const isFull = !sent || sent.to_address >= MOST_TO_ADDRESS || sent.by_person >= MOST_BY_PERSON;
  return isFull ? tooManyAttempts(DAY_SECONDS, "Too many mails in a day") : null;
}
