import { transaction } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";

/** Keeps a scene with its project. What is in it is looked at by the engine alone, in its sandbox. */
export const addRenderScene: Handler<"addRenderScene"> = async ({ context, params, session, body }) => {
  if (!(await findProject(context.pool, session, params.id))) return notFound();
  const isGlb = body.length >= 20 && body.readUInt32LE(0) === 0x46546c67 && body.readUInt32LE(4) === 2;
  if (!isGlb || body.readUInt32LE(8) !== body.length)
    return refuse(422, "not-a-scene", "This is no whole binary glTF 2.0.");
  const sha = await context.files.put(body);
  return transaction(context.pool, async (db) => {
    const project = await findProject(db, session, params.id, true);
    if (!project) return notFound();
    await db.query(
      "insert into render_scene (project_id, sha, size, added_at) values ($1, $2, $3, $4) on conflict do nothing",
      [project.id, sha, body.length, context.now()],
    );
    return { status: 201, body: { scene: sha.toString("hex") } };
  });
};
