import { InvalidTermsError, withoutTrace } from "@stanza/pricing";
import type { Handler } from "../../http/mount.ts";
import { composeFrom } from "../../offers/compose.ts";
import { shopPricing } from "../../projects/project-price-lists.ts";
import { findProject } from "../../projects/project-record.ts";
import { isoDay, shopOf } from "../../projects/reckon-project.ts";
import { readProject } from "../../projects/stored-document.ts";
import { notFound, refuse } from "../refuse.ts";

/** An offer without a number, as it would be made now of the saved project. */
export const quoteProject: Handler<"quoteProject"> = async ({ context, params, body, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const document = await readProject(context.pool, record.shop_id, record.doc_sha);
  const shop = shopPricing(
    await shopOf(context.pool, record.shop_id),
    document.project,
    record.known_price_lists,
  );
  const day = isoDay(context.now(), shop);
  const priceDate = record.price_date ?? day;
  const { priced } = await context.evaluator.reckon(document, shop, priceDate, record.id);
  try {
    const offer = composeFrom(
      document,
      withoutTrace(priced),
      shop,
      context.evaluator.cataloguesOf(document.project),
      {
        terms: body.terms,
        projectId: record.id,
        crmOrder: record.crm_order,
        number: "",
        name: "offer",
        language: body.language ?? session.profile.language,
        day,
      },
    );
    const unpriced = priced.unpriced.map(({ rowId, lineId }) => ({ row: rowId, line: lineId ?? "" }));
    return { status: 200, body: { offer, unpriced } };
  } catch (error) {
    if (error instanceof InvalidTermsError) return refuse(422, "invalid-terms", error.message);
    throw error;
  }
};
