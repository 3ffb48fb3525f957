import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";

/** Ends every link of the project for good. Those that were taken back already stay as they are. */
export const revokeArLinks: Handler<"revokeArLinks"> = (call) => {
  const { context, params, session } = call;
  return transaction(context.pool, async (db) => {
    const record = await findProject(db, session, params.id, true);
    if (!record) return notFound();
    const { rowCount } = await db.query(
      "update ar_link set revoked_at = $2 where project_id = $1 and revoked_at is null",
      [record.id, context.now()],
    );
    if (rowCount) await audit(db, call, "revoke-ar-links", "project", record.id, { links: rowCount });
    return { status: 204, body: undefined };
  });
};
