import { ownValue } from "@stanza/catalogue";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";

/**
 * The price list of the session's shop: a request cannot choose another one. For a project that the session may see, it may also ask for
 * a list that the server has priced that project with before, which the project may keep (PR-04).
 */
export const getPriceList: Handler<"getPriceList"> = async ({ context, params, query, session }) => {
  const found = context.catalogues.version(params.code, params.version);
  if (!found) return notFound();
  const own = ownValue(session.profile.shop.priceLists, params.code) ?? "";
  const wanted = query.list ?? own;
  if (wanted !== own) {
    const record =
      query.project === undefined ? null : await findProject(context.pool, session, query.project);
    if (!record?.known_price_lists.includes(wanted))
      return refuse(404, "no-price-list", "This project has not been priced with such a list.");
  }
  const list = found.priceLists.get(wanted);
  if (!list) return refuse(404, "no-price-list", "Your shop has no price list for this catalogue.");
  return { status: 200, body: list, headers: { "cache-control": "private, no-cache" } };
};
