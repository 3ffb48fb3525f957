import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { shopPricing } from "../../projects/project-price-lists.ts";
import { findProject } from "../../projects/project-record.ts";
import { readProject } from "../../projects/stored-document.ts";
import { isoDay, shopOf } from "../../shops/shop.ts";
import { maySeeMargin } from "../may-see-margin.ts";

/** Purchase and margin of the saved project under these terms: the one answer that purchase prices are in. */
export const getMargin: Handler<"getMargin"> = async ({ context, params, body, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const own = await shopOf(context.pool, record.shop_id);
  const conditions = context.purchase.of(own.code);
  if (!conditions || !maySeeMargin(session.actor, context.purchase, own.code))
    return refuse(403, "forbidden", "You may not see purchase prices here.");
  const document = await readProject(context.pool, record.shop_id, record.doc_sha);
  const shop = shopPricing(own, document.project, record.known_price_lists);
  const priceDate = record.price_date ?? isoDay(context.now(), shop);
  const priced = { document, shop, priceDate, projectId: record.id };
  const margin = await context.evaluator.margin(priced, body.terms, conditions);
  if (!margin) return refuse(422, "invalid-terms", "A discount is not between 0 and 100 %.");
  return { status: 200, body: margin, headers: { "cache-control": "no-store" } };
};
