import type { FastifyRequest } from "fastify";
import type { Db } from "../db/pool.ts";
import type { Session } from "../session/sessions.ts";

/** Adds an entry to the audit log, in the transaction of the change itself. */
export async function audit(
  db: Db,
  { session, request }: { readonly session: Session; readonly request: FastifyRequest },
  action: string,
  entity: string,
  entityId: string | number,
  detail: object = {},
): Promise<void> {
  await db.query({
    name: "audit",
    text: `insert into audit (shop_id, user_id, action, entity, entity_id, detail, ip) values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [session.shopId, session.actor.userId, action, entity, String(entityId), detail, request.ip],
  });
}
