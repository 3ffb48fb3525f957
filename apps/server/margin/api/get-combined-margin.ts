import { type CombinedPart, combineParts, soldMargin } from "@stanza/offer";
import { combinedProjects } from "../../offers/combined-projects.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { shopPricing } from "../../projects/project-price-lists.ts";
import { readProject } from "../../projects/stored-document.ts";
import { isoDay, shopOf } from "../../shops/shop.ts";
import { maySeeMargin } from "../may-see-margin.ts";

/** Purchase and margin of one offer of several saved projects, its discounts spread over all of them. */
export const getCombinedMargin: Handler<"getCombinedMargin"> = async ({ context, body, session }) => {
  const { parts, terms } = body;
  const found = await combinedProjects(context.pool, session, parts);
  if (found.status !== 0) return found;
  const { records } = found;
  const own = await shopOf(context.pool, records[0].shop_id);
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
