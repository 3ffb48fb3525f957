import { InvalidTermsError } from "@stanza/pricing";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { findPromotion, promotionIn, standingOf } from "../../promotions/promotion-of.ts";
import { isoDay } from "../../shops/shop.ts";
import { basisOf, composeBasis, shareOfBasis } from "../compose.ts";
import { guardDiscount } from "../discount-guard.ts";
import { offeredProject } from "../offered-project.ts";

/** The offer of the saved project as it would be made now, without a number. Promotions that are not valid are left out. */
export const quoteProject: Handler<"quoteProject"> = async ({ context, params, body, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const { terms } = body;
  const found = await findPromotion(context, session.actor, [record], body.promotion);
  const promotion = promotionIn(found);
  const project = await offeredProject(context, record, { dealerMode: terms.dealerMode, promotion });
  const { shop, priced } = project;
  try {
    const basis = basisOf([project], {
      terms,
      promotion,
      crmOrder: record.crm_order,
      number: "",
      name: "offer",
      language: body.language ?? session.profile.language,
      day: isoDay(context.now(), shop),
    });
    const offer = composeBasis(basis);
    const revisions = [{ projectId: record.id, revision: record.revision }];
    const guard = await guardDiscount(context.pool, session.actor, shop, revisions, shareOfBasis(basis));
    const unpriced = priced.unpriced.map(({ rowId, lineId }) => ({ row: rowId, line: lineId ?? "" }));
    return { status: 200, body: { offer, unpriced, guard, promotion: standingOf(found) } };
  } catch (error) {
    if (error instanceof InvalidTermsError) return refuse(422, "invalid-terms", error.message);
    throw error;
  }
};
