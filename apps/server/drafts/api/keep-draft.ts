import { MOST_DRAFTS } from "@stanza/contract";
import { transaction } from "../../db/pool.ts";
import { brotli } from "../../files/brotli.ts";
import type { Handler } from "../../operation/handler.ts";
import { holderHash } from "../draft-holder.ts";

/** Sent again it changes nothing more; an older state that arrives late does not take a newer one's place. */
export const keepDraft: Handler<"keepDraft"> = async ({ context, session, headers, body }) => {
  const { userId } = session.actor;
  const content = await brotli(JSON.stringify(body.draft));
  return transaction(context.pool, async (db) => {
    await db.query(
      `insert into project_draft (user_id, key, holder, content, kept_at) values ($1, $2, $3, $4, $5)
        on conflict (user_id, key) do update set holder = excluded.holder, content = excluded.content, kept_at = excluded.kept_at
        where project_draft.kept_at <= excluded.kept_at`,
      [userId, body.draft.key, holderHash(headers), content, context.now()],
    );
    await db.query(
      `delete from project_draft where user_id = $1 and key in
        (select key from project_draft where user_id = $1 order by kept_at desc, key offset $2)`,
      [userId, MOST_DRAFTS],
    );
    return { status: 204, body: undefined };
  });
};
