import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { countUse } from "../design-limits.ts";
import { revokeLink } from "../design-link-table.ts";

export const endDesignLink: Handler<"endDesignLink"> = async ({ context, params, request }) => {
  const refused = await countUse(context, request, "open");
  if (refused) return refused;
  const isEnded = await revokeLink(context.pool, params, context.now());
  return isEnded ? { status: 204, body: undefined } : notFound();
};
