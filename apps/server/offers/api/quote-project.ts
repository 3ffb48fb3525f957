import { maySeeMargin } from "../../margin/may-see-margin.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { readProject } from "../../projects/stored-document.ts";
import { findPromotion, promotionIn, standingOf } from "../../promotions/promotion-of.ts";
import { offeredProject } from "../offered-project.ts";
import { quoteOffer } from "../quote-offer.ts";

/** The offer of the saved project as it would be made now, without a number. Promotions that are not valid are left out. */
export const quoteProject: Handler<"quoteProject"> = async ({ context, params, body, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const terms = body.terms ?? (await readProject(context.pool, record.shop_id, record.doc_sha)).terms;
  const found = await findPromotion(context, session.actor, [record], body.promotion);
  const promotion = promotionIn(found);
  const project = await offeredProject(context, record, { dealerMode: terms.dealerMode, promotion });
  const quoted = await quoteOffer(context, session, [record], [project], {
    terms,
    promotion,
    crmOrder: record.crm_order,
    language: body.language,
  });
  if (quoted.status !== 0) return quoted;
  // The offer is likely to be made next, and its cover takes seconds.
  context.pictures.ahead(record);
  const unpriced = project.priced.unpriced.map(({ rowId, lineId }) => ({ row: rowId, line: lineId ?? "" }));
  const { offer, guard } = quoted;
  const sees = maySeeMargin(session.actor, context.purchase, project.shop.code);
  return {
    status: 200,
    body: { offer, unpriced, guard, promotion: standingOf(found), ...(sees ? { seesMargin: sees } : {}) },
  };
};
