import type { Handler } from "../../operation/handler.ts";
import { holderHash } from "../draft-holder.ts";

export const removeDraft: Handler<"removeDraft"> = async ({ context, session, headers, query }) => {
  await context.pool.query("delete from project_draft where key = $2 and (user_id = $1 or holder = $3)", [
    session.actor.userId,
    query.key,
    holderHash(headers),
  ]);
  return { status: 204, body: undefined };
};
