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
import { workersAlive } from "../workers-alive.ts";

/** Pictures of a shop that wait or are being made. */
const MOST_OPEN = 40;

/** Queues a picture and books its credits, both or neither. */
export const createRenderJob: Handler<"createRenderJob"> = async (call) => {
  const { context, session, body } = call;
  const { project: projectId, scene, ...settings } = body;
  const { camera, environment } = settings;
  const light = await pictureLight(context, environment);
  if (light.kind === "fault") return refuse(422, "unknown-environment", light.sentence);
  const fault = [camera, ...(settings.path ?? [])]
    .map(({ from, to, fov }) => cameraFault({ from, to, fovDegrees: fov }))
    .find((one) => one !== null);
  if (fault) return refuse(422, "no-camera", `No picture can be taken with this camera: ${fault}.`);
  if (settings.kind === "film" && !(await workersAlive(context.pool)).makesFilms)
    return refuse(409, "no-films", "No worker of the farm has ffmpeg, which packs films.");
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
    const booked = await bookCredits(db, session.shopId, id, credits);
    if (booked !== "booked") throw new NotBooked(booked);
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
    if (error instanceof NotBooked) return refuse(409, error.why, WORDS[error.why]);
    if (error instanceof TooMany)
      return refuse(409, "too-many", `A shop has at most ${MOST_OPEN} pictures under way.`);
    throw error;
  });
};

class NotBooked extends Error {
  readonly why: keyof typeof WORDS;
  constructor(why: keyof typeof WORDS) {
    super(WORDS[why]);
    this.why = why;
  }
}

const WORDS = {
  "no-credits": "The shop has not enough credits left.",
  "month-limit": "The shop has spent what it may spend this month.",
} as const;

class TooMany extends Error {}
