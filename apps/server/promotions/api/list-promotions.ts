import type { OfferedPromotion } from "@stanza/contract";
import type { Promotion } from "@stanza/pricing";
import { OutsideFailure } from "../../external/outside-fetch.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { readProject } from "../../projects/stored-document.ts";
import { shopOf } from "../../shops/shop.ts";
import { promotionsOffered } from "../promotion-of.ts";

/** The promotions under which a dealer may order the saved project. Nobody else sees purchase conditions. */
export const listPromotions: Handler<"listPromotions"> = async ({ context, params, query, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const { project } = await readProject(context.pool, record.shop_id, record.doc_sha);
  const shop = await shopOf(context.pool, record.shop_id);
  const catalogues = context.evaluator.cataloguesOf(project);
  try {
    const { offered, listsOf } = await promotionsOffered(context, shop, catalogues, query.orderdate ?? "");
    const view = (all: readonly Promotion[]) => all.map((one) => viewOf(one, listsOf));
    return {
      status: 200,
      body: {
        campaign: view(offered.campaign),
        delivery: view(offered.delivery),
        list: view(offered.list),
      },
    };
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    context.log.warn({ err: error }, "The promotions could not be read");
    return refuse(502, "promotions-unavailable", "The ERP does not say which promotions there are.");
  }
};

/** A promotion without the shops it is for, and without a price list that the project's catalogues do not have. */
function viewOf(
  { shops: _, catalogues: __, priceList, description, ...promotion }: Promotion,
  listsOf: (priceList: string) => readonly string[],
): OfferedPromotion {
  const switches = priceList !== undefined && listsOf(priceList).length > 0;
  return { ...promotion, description: { ...description }, ...(switches ? { priceList } : {}) };
}
