import { transaction } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findRender } from "../../projects/find-render.ts";
import { renderView } from "../render-record.ts";

/** Chooses a picture for the project's next offers in the place of another, or chooses it no longer. */
export const setRenderInOffer: Handler<"setRenderInOffer"> = ({ context, session, params, body }) =>
  transaction(context.pool, async (db) => {
    const job = await findRender(context, session, params.id, db);
    if (!job) return notFound();
    if (job.state !== "done") return refuse(409, "not-done", "The picture is not ready.");
    if (job.settings.kind === "film" || job.settings.kind === "panorama")
      return refuse(409, "not-a-picture", "Films and panoramas cannot be printed.");
    const at = body.inOffer ? context.now() : null;
    // One statement: of two that choose at once, the later one's picture is left alone.
    await db.query("select from project where id = $1 for update", [job.project_id]);
    await db.query(
      `update render_job set in_offer_at = case when id = $2 then $3::timestamptz end
        where project_id = $1 and (id = $2 or ($3::timestamptz is not null and in_offer_at is not null))`,
      [job.project_id, job.id, at],
    );
    return { status: 200, body: renderView({ ...job, in_offer_at: at }) };
  });
