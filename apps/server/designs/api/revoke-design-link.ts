import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { revokeLink } from "../design-link-table.ts";

export const revokeDesignLink: Handler<"revokeDesignLink"> = async ({ context, params, session }) => {
  const { userId } = session.actor;
  const isEnded = await revokeLink(context.pool, { id: params.id, userId }, context.now());
  return isEnded ? { status: 204, body: undefined } : notFound();
};
