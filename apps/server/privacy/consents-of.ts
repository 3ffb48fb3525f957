import { type ConsentFlags, type Consents, PRIVACY_VERSION } from "@stanza/contract";
import type { Db } from "../db/pool.ts";

type ConsentRow = ConsentFlags & { readonly version: string; readonly at: Date };

/** Every answer of a person about their data, the latest first. */
export async function consentsOf(db: Db, userId: string): Promise<Consents> {
  const { rows } = await db.query<ConsentRow>(
    "select contact, news, usage, makers, version, at from consent where user_id = $1 order by id desc",
    [userId],
  );
  return {
    version: PRIVACY_VERSION,
    answers: rows.map(({ version, at, ...flags }) => ({ flags, version, at: at.toISOString() })),
  };
}
