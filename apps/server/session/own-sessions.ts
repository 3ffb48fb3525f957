import type { OwnSession } from "@stanza/contract";
import type { Db } from "../db/pool.ts";
import type { Session } from "./sessions.ts";

/** A person's sessions that are not over: this one first, then the one used last. */
export async function sessionsOf(db: Db, { id, actor }: Session): Promise<OwnSession[]> {
  const { rows } = await db.query<Omit<OwnSession, "startedAt" | "seenAt"> & { started: Date; seen: Date }>({
    name: "session-list",
    text: `select id, how, agent, address, created_at as started, seen_at as seen, id = $2 as "isThis"
      from session where user_id = $1 and expires_at > now() order by id = $2 desc, seen_at desc, id limit 200`,
    values: [actor.userId, id],
  });
  return rows.map(({ started, seen, ...row }) => ({
    ...row,
    startedAt: started.toISOString(),
    seenAt: seen.toISOString(),
  }));
}

/** Ends one of a person's own sessions; false: they have none of that id. */
export async function endOwnSession(db: Db, { actor }: Session, id: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: "session-end",
    text: "delete from session where id = $1 and user_id = $2 and expires_at > now()",
    values: [id, actor.userId],
  });
  return rowCount === 1;
}

/** Ends every session of a person. */
export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.query("delete from session where user_id = $1", [userId]);
}
