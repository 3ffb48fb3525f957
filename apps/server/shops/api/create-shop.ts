import { currencies } from "@stanza/quantities";
import { only, transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { administeredShops } from "../administered-shop.ts";
import { isKnownTimeZone } from "../known-time-zone.ts";
import { withTerms } from "../shop-terms.ts";

/** A new shop sells nothing until it is given price lists. */
export const createShop: Handler<"createShop"> = async (call) => {
  const { context, body, session } = call;
  const { siteId } = session;
  if (!currencies.has(body.currency))
    return refuse(422, "unknown-currency", `There is no currency ${body.currency}.`);
  const { terms } = body;
  if (!isKnownTimeZone(terms?.timeZone))
    return refuse(422, "unknown-time-zone", `There is no time zone ${terms?.timeZone}.`);
  return transaction(context.pool, async (db) => {
    const { code, name, language, country, currency, documentType } = body;
    const extra = terms ? withTerms({}, terms) : {};
    const { rowCount } = await db.query(
      `insert into shop (id, site_id, code, name, language, country, currency, document_type, extra)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      [`${siteId}:${code}`, siteId, code, name, language, country, currency, documentType, extra],
    );
    if (rowCount !== 1) return refuse(409, "code-taken", `There is a shop ${code} already.`);
    await audit(db, call, "create-shop", "shop", code);
    return { status: 201 as const, body: only(await administeredShops(db, siteId, code)) };
  });
};
