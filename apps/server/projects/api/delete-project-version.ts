import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findSavableProject } from "../find-savable-project.ts";

/** The revision stays, as every save does: only its name goes. */
export const deleteProjectVersion: Handler<"deleteProjectVersion"> = async (call) => {
  const { context, params } = call;
  return transaction(context.pool, async (db) => {
    const { project, refusal } = await findSavableProject(db, call, params.id, true);
    if (!project) return refusal;
    const { rows } = await db.query<{ name: string; revision: number }>(
      "delete from project_version where project_id = $1 and id = $2 returning name, revision",
      [project.id, params.version],
    );
    const [version] = rows;
    if (!version) return notFound();
    await audit(db, call, "remove-version", "project", project.id, version);
    return { status: 204, body: undefined };
  });
};
