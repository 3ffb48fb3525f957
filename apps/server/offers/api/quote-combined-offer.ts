import { maySeeMargin } from "../../margin/may-see-margin.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findProject, type ProjectRecord } from "../../projects/project-record.ts";
import { findPromotion, promotionIn, standingOf } from "../../promotions/promotion-of.ts";
import { offeredProject } from "../offered-project.ts";
import { quoteOffer } from "../quote-offer.ts";
import { namesProjectTwice, sameProjectTwice } from "../same-project-twice.ts";

/** The offer of several saved projects as it would be made now, without a number. */
export const quoteCombinedOffer: Handler<"quoteCombinedOffer"> = async ({ context, body, session }) => {
  const { parts, terms } = body;
  if (namesProjectTwice(parts)) return sameProjectTwice();
  const records: ProjectRecord[] = [];
  for (const { projectId } of parts) {
    const record = await findProject(context.pool, session, projectId);
    if (!record) return notFound();
    records.push(record);
  }
  if (records.some(({ shop_id }) => shop_id !== records[0]?.shop_id))
    return refuse(409, "different-shops", "The projects of one offer are of one shop.");
  const [one, ...others] = records;
  if (!one) return notFound();
  const found = await findPromotion(context, session.actor, [one, ...others]);
  const promotion = promotionIn(found);
  const { dealerMode } = terms;
  const [first, ...rest] = await Promise.all(
    records.map((record, i) => {
      const { quantity, title = "" } = parts[i] ?? { quantity: 1 };
      return offeredProject(context, record, { quantity, title, dealerMode, promotion });
    }),
  );
  if (!first) return notFound();
  const quoted = await quoteOffer(context, session, records, [first, ...rest], {
    terms,
    promotion,
    crmOrder: "",
    language: body.language,
  });
  if (quoted.status !== 0) return quoted;
  const { offer, guard } = quoted;
  const sees = maySeeMargin(session.actor, context.purchase, first.shop.code);
  return {
    status: 200,
    body: { offer, guard, promotion: standingOf(found), ...(sees ? { seesMargin: sees } : {}) },
  };
};
