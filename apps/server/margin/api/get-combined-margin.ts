import { type CombinedPart, combineParts, soldMargin } from "@stanza/offer";
import { namesProjectTwice, sameProjectTwice } from "../../offers/same-project-twice.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { shopPricing } from "../../projects/project-price-lists.ts";
import { findProject, type ProjectRecord } from "../../projects/project-record.ts";
import { readProject } from "../../projects/stored-document.ts";
import { isoDay, shopOf } from "../../shops/shop.ts";
import { maySeeMargin } from "../may-see-margin.ts";

/** Purchase and margin of one offer of several saved projects, its discounts spread over all of them. */
export const getCombinedMargin: Handler<"getCombinedMargin"> = async ({ context, body, session }) => {
  const { parts, terms } = body;
  if (namesProjectTwice(parts)) return sameProjectTwice();
  const records: ProjectRecord[] = [];
  for (const { projectId } of parts) {
    const record = await findProject(context.pool, session, projectId);
    if (!record) return notFound();
    records.push(record);
  }
  const [first] = records;
  if (!first) return notFound();
  if (records.some(({ shop_id }) => shop_id !== first.shop_id))
    return refuse(409, "different-shops", "The projects of one offer are of one shop.");
  const own = await shopOf(context.pool, first.shop_id);
  const conditions = context.purchase.of(own.code);
  if (!conditions || !maySeeMargin(session.actor, context.purchase, own.code))
    return refuse(403, "forbidden", "You may not see purchase prices here.");
  const combined = await Promise.all(
    records.map(async (record, i): Promise<CombinedPart> => {
      const document = await readProject(context.pool, record.shop_id, record.doc_sha);
      const shop = shopPricing(own, document.project, record.known_price_lists);
      const priceDate = record.price_date ?? isoDay(context.now(), shop);
      const priced = await context.evaluator.listPrices({ document, shop, priceDate, projectId: record.id });
      const { rowRates, lineRates } = document.terms;
      return {
        project: { id: String(record.id), description: "" },
        title: "",
        quantity: parts[i]?.quantity ?? 1,
        priced,
        fields: { ...(document.rows ? { rows: document.rows } : {}), terms: { rowRates, lineRates } },
      };
    }),
  );
  const { priced, fields } = combineParts(combined, { terms, notes: "" });
  const margin = soldMargin(priced, fields, conditions);
  if (!margin) return refuse(422, "invalid-terms", "A discount is not between 0 and 100 %.");
  return { status: 200, body: margin, headers: { "cache-control": "no-store" } };
};
