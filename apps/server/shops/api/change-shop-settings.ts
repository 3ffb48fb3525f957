import type { Shop } from "@stanza/contract";
import { only, transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { changedMeanwhile, notFound, refuse } from "../../operation/refuse.ts";
import { administeredShops } from "../administered-shop.ts";
import { isKnownTimeZone } from "../known-time-zone.ts";
import { changedTerms, withTerms } from "../shop-terms.ts";

const SETTINGS = ["name", "language", "country", "documentType"] as const;

export const changeShopSettings: Handler<"changeShopSettings"> = async (call) => {
  const { context, params, body, session } = call;
  const { siteId } = session;
  const { terms } = body;
  if (!isKnownTimeZone(terms?.timeZone))
    return refuse(422, "unknown-time-zone", `There is no time zone ${terms?.timeZone}.`);
  return transaction(context.pool, async (db) => {
    const { rows } = await db.query<Pick<Shop, "extra">>(
      "select extra from shop where site_id = $1 and code = $2 for update",
      [siteId, params.shop],
    );
    const [before] = await administeredShops(db, siteId, params.shop);
    if (!before) return notFound();
    if (before.rev !== body.rev) return changedMeanwhile();
    const { extra } = only(rows);
    await db.query(
      `update shop set name = $3, language = $4, country = $5, document_type = $6, extra = $7, rev = rev + 1
        where site_id = $1 and code = $2`,
      [
        siteId,
        before.code,
        body.name,
        body.language,
        body.country,
        body.documentType,
        terms ? withTerms(extra, terms) : extra,
      ],
    );
    const after = only(await administeredShops(db, siteId, before.code));
    const changed = SETTINGS.filter((name) => before[name] !== after[name]);
    await audit(db, call, "change-shop", "shop", before.code, {
      ...Object.fromEntries(changed.map((name) => [name, { from: before[name], to: after[name] }])),
      ...changedTerms(before.terms, after.terms),
    });
    return { status: 200 as const, body: after };
  });
};
