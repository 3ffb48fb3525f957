import { maySeeMargin } from "../../margin/may-see-margin.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findPromotion, promotionIn, standingOf } from "../../promotions/promotion-of.ts";
import { combinedProjects } from "../combined-projects.ts";
import { offeredProject } from "../offered-project.ts";
import { quoteOffer } from "../quote-offer.ts";

/** The offer of several saved projects as it would be made now, without a number. */
export const quoteCombinedOffer: Handler<"quoteCombinedOffer"> = async ({ context, body, session }) => {
  const { parts, terms } = body;
  const projects = await combinedProjects(context.pool, session, parts);
  if (projects.status !== 0) return projects;
  const { records } = projects;
  const found = await findPromotion(context, session.actor, records);
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
