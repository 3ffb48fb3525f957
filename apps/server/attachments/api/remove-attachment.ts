import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findSavableProject } from "../../projects/find-savable-project.ts";

export const removeAttachment: Handler<"removeAttachment"> = async (call) => {
  const { context, params } = call;
  return transaction(context.pool, async (db) => {
    const { project, refusal } = await findSavableProject(db, call, params.id, true);
    if (refusal) return refusal;
    const { rows } = await db.query<{ name: string }>(
      "delete from attachment where project_id = $1 and id = $2 returning name",
      [project.id, params.attachment],
    );
    const [gone] = rows;
    if (!gone) return notFound();
    await audit(db, call, "detach", "project", project.id, { name: gone.name });
    return { status: 204, body: undefined };
  });
};
