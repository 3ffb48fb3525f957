import { type Draft, MOST_DRAFTS } from "@stanza/contract";
import { unbrotli } from "../../files/brotli.ts";
import type { Handler } from "../../operation/handler.ts";
import { holderHash } from "../draft-holder.ts";

export const listDrafts: Handler<"listDrafts"> = async ({ context, session, headers }) => {
  const { rows } = await context.pool.query<{ content: Buffer }>(
    `select content from project_draft where user_id = $1 or holder = $2 order by kept_at desc limit $3`,
    [session.actor.userId, holderHash(headers), MOST_DRAFTS],
  );
  const drafts: Draft[] = [];
  for (const { content } of rows) drafts.push(JSON.parse((await unbrotli(content)).toString()) as Draft);
  return { status: 200, body: { drafts } };
};
