import type { OwnPasskey } from "@stanza/contract";
import type { Db } from "../../db/pool.ts";
import type { StoredKey } from "./check-passkey.ts";

/** Passkeys that one person may have. */
export const MOST_PASSKEYS = 20;

interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly created: Date;
  readonly used: Date | null;
}
const COLUMNS = "id, name, created_at as created, used_at as used";
const ownPasskey = ({ id, name, created, used }: PasskeyRow): OwnPasskey => ({
  id,
  name,
  createdAt: created.toISOString(),
  usedAt: used?.toISOString() ?? null,
});

/** A person's passkeys, the oldest first. */
export async function passkeysOf(db: Db, userId: string): Promise<OwnPasskey[]> {
  const { rows } = await db.query<PasskeyRow>(
    `select ${COLUMNS} from passkey where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows.map(ownPasskey);
}

/** How a browser finds the authenticators that have a person's passkeys. */
export async function credentialsOf(db: Db, userId: string) {
  const { rows } = await db.query<{ credential: Buffer; transports: string[] }>(
    "select credential, transports from passkey where user_id = $1 order by created_at, id",
    [userId],
  );
  return rows.map(({ credential, transports }) => ({ id: credential.toString("base64url"), transports }));
}

/** Keeps a passkey; `known`: somebody has it already, `full`: the person has as many as they may have. */
export async function keepPasskey(
  db: Db,
  userId: string,
  name: string,
  { credential, publicKey, counter, transports }: StoredKey & { readonly transports: readonly string[] },
): Promise<OwnPasskey | "known" | "full"> {
  // Of passkeys that are added at once none comes in above the limit.
  await db.query("select from app_user where id = $1 for update", [userId]);
  if ((await passkeysOf(db, userId)).length >= MOST_PASSKEYS) return "full";
  const { rows } = await db.query<PasskeyRow>(
    `insert into passkey (user_id, credential, public_key, counter, transports, name)
      values ($1, $2, $3, $4, $5, $6) on conflict (credential) do nothing returning ${COLUMNS}`,
    [userId, credential, publicKey, counter, transports, name],
  );
  return rows[0] ? ownPasskey(rows[0]) : "known";
}

/** The passkey of a credential with its person, who may sign in; undefined: there is none. */
export async function findPasskey(db: Db, siteId: string, credentialId: string) {
  const { rows } = await db.query<StoredKey & { readonly id: string; readonly userId: string }>(
    `select k.id, k.user_id as "userId", k.credential, k.public_key as "publicKey", k.counter from passkey k
      join app_user u on u.id = k.user_id
      where k.credential = $1 and u.site_id = $2 and u.disabled_at is null and u.kind <> 'guest'`,
    [Buffer.from(credentialId, "base64url"), siteId],
  );
  return rows[0];
}

/** Notes that a passkey was used. False: another use has come before it with the same count, so one of the two is a copy. */
export async function notePasskeyUse(db: Db, id: string, counter: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `update passkey set counter = $2, used_at = now() where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [id, counter],
  );
  return rowCount === 1;
}

/** Renames one of a person's own passkeys; false: they have none of that id. */
export async function nameOwnPasskey(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const { rowCount } = await db.query("update passkey set name = $3 where id = $1 and user_id = $2", [
    id,
    userId,
    name,
  ]);
  return rowCount === 1;
}

/** Takes one of a person's own passkeys away; false: they have none of that id. */
export async function removeOwnPasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query("delete from passkey where id = $1 and user_id = $2", [id, userId]);
  return rowCount === 1;
}

export async function removeAllPasskeys(db: Db, userId: string): Promise<void> {
  await db.query("delete from passkey where user_id = $1", [userId]);
}
