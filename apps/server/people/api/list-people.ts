import type { Handler } from "../../operation/handler.ts";
import { pageOf, wordPatterns } from "../../operation/list-page.ts";
import { findPeople } from "../person-record.ts";

export const listPeople: Handler<"listPeople"> = async ({ context, query, session }) => {
  const found = await findPeople(context.pool, {
    siteId: session.siteId,
    patterns: wordPatterns(query.search ?? ""),
    show: query.show,
    after: query.after ?? null,
    limit: query.limit + 1,
  });
  const { page, next } = pageOf(found, query.limit, ({ login }) => login);
  return { status: 200, body: { people: [...page], next } };
};
