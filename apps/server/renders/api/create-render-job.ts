import { randomUUID } from "node:crypto";
import { renderCredits } from "@stanza/contract";
import { cameraFault } from "@stanza/tracer";
import { only, transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { pictureLight } from "../../site/picture-light.ts";
import { bookCredits } from "../credits.ts";
import {
  RENDER_COLUMNS,
  RENDER_QUEUED,
  type RenderRecord,
  renderView,
  tellChange,
} from "../render-record.ts";

/** Pictures of a shop that wait or are being made. */
const MOST_OPEN = 40;

/** Queues a picture and books its credits, both or neither. */
export const createRenderJob: Handler<"createRenderJob"> = async (call) => {
  const { context, session, body } = call;
  const { project: projectId, scene, ...settings } = body;
  const { camera, environment } = settings;
  const light = await pictureLight(context, environment);
  if (light.kind === "fault") return refuse(422, "unknown-environment", light.sentence);
  const fault = cameraFault({ from: camera.from, to: camera.to, fovDegrees: camera.fov });
  if (fault) return refuse(422, "no-camera", `No picture can be taken with this camera: ${fault}.`);
  const credits = renderCredits(settings);
  return transaction(context.pool, async (db) => {
    const project = await findProject(db, session, projectId);
    if (!project) return notFound();
    const sha = Buffer.from(scene, "hex");
    const kept = await db.query("select from render_scene where project_id = $1 and sha = $2", [
      project.id,
      sha,
    ]);
    if (kept.rowCount === 0) return refuse(422, "no-scene", "The project has no such scene.");
    const id = randomUUID();
    // Booking locks the shop's account, so that its jobs are counted one request after the other.
    if (!(await bookCredits(db, session.shopId, id, credits))) throw new NoCredits();
    const open = await db.query<{ count: number }>(
      "select count(*)::int as count from render_job where shop_id = $1 and state in ('queued', 'running')",
      [session.shopId],
    );
    if (only(open.rows).count >= MOST_OPEN) throw new TooMany();
    const { rows } = await db.query<RenderRecord>(
      `with j as (insert into render_job (id, shop_id, project_id, created_by, scene_sha, settings, credits, priority, environment_sha)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *)
        select ${RENDER_COLUMNS} from j join app_user u on u.id = j.created_by`,
      [
        ...[id, session.shopId, project.id, session.actor.userId, sha, settings, credits],
        // Somebody waits for a draft.
        settings.quality === "draft" ? 1 : 0,
        light.kind === "file" ? light.sha : null,
      ],
    );
    await audit(db, call, "render", "project", project.id, { job: id, credits });
    await tellChange(db, id);
    await db.query("select pg_notify($1, $2)", [RENDER_QUEUED, id]);
    return { status: 201 as const, body: renderView(only(rows)) };
  }).catch((error: unknown) => {
    // Thrown, so that nothing of the transaction stays.
    if (error instanceof NoCredits) return refuse(409, "no-credits", "The shop has not enough credits left.");
    if (error instanceof TooMany)
      return refuse(409, "too-many", `A shop has at most ${MOST_OPEN} pictures under way.`);
    throw error;
  });
};

class NoCredits extends Error {}
class TooMany extends Error {}
