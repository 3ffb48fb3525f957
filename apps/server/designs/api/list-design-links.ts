import type { Handler } from "../../operation/handler.ts";
import { linksOf, linkView } from "../design-link-table.ts";

export const listDesignLinks: Handler<"listDesignLinks"> = async ({ context, session }) => {
  const links = await linksOf(context.pool, session.actor.userId);
  return { status: 200, body: { links: links.map((link) => linkView(link, context.now())) } };
};
