import { only, transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { changedMeanwhile, notFound } from "../../operation/refuse.ts";
import { administeredShops } from "../administered-shop.ts";

const SETTINGS = ["name", "language", "country", "documentType"] as const;

export const changeShopSettings: Handler<"changeShopSettings"> = async (call) => {
  const { context, params, body, session } = call;
  const { siteId } = session;
  return transaction(context.pool, async (db) => {
    await db.query("select from shop where site_id = $1 and code = $2 for update", [siteId, params.shop]);
    const [before] = await administeredShops(db, siteId, params.shop);
    if (!before) return notFound();
    if (before.rev !== body.rev) return changedMeanwhile();
    await db.query(
      `update shop set name = $3, language = $4, country = $5, document_type = $6, rev = rev + 1
        where site_id = $1 and code = $2`,
      [siteId, before.code, body.name, body.language, body.country, body.documentType],
    );
    const changed = SETTINGS.filter((name) => before[name] !== body[name]);
    const detail = Object.fromEntries(changed.map((name) => [name, { from: before[name], to: body[name] }]));
    await audit(db, call, "change-shop", "shop", before.code, detail);
    return { status: 200 as const, body: only(await administeredShops(db, siteId, before.code)) };
  });
};
