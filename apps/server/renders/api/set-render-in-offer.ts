import { only, transaction } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findRender } from "../../projects/find-render.ts";
import { MOST_IN_OFFER } from "../pictures-in-offer.ts";
import { renderView } from "../render-record.ts";

export const setRenderInOffer: Handler<"setRenderInOffer"> = ({ context, session, params, body }) =>
  transaction(context.pool, async (db) => {
    const job = await findRender(context, session, params.id, db);
    if (!job) return notFound();
    if (job.state !== "done") return refuse(409, "not-done", "The picture is not ready.");
    // One request after the other counts those of the project.
    await db.query("select from project where id = $1 for update", [job.project_id]);
    const { rows } = await db.query<{ count: number }>(
      "select count(*)::int as count from render_job where project_id = $1 and in_offer_at is not null and id <> $2",
      [job.project_id, job.id],
    );
    if (body.inOffer && only(rows).count >= MOST_IN_OFFER)
      return refuse(409, "too-many", `An offer shows at most ${MOST_IN_OFFER} pictures of a project.`);
    const at = body.inOffer ? (job.in_offer_at ?? context.now()) : null;
    await db.query("update render_job set in_offer_at = $2 where id = $1", [job.id, at]);
    return { status: 200, body: renderView({ ...job, in_offer_at: at }) };
  });
