import type { Recomputation } from "@stanza/contract";
import type { PricedRow } from "@stanza/pricing";
import { datesPrices, projectCan } from "@stanza/project";
import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { denied, notFound } from "../../operation/refuse.ts";
import { isoDay, shopOf } from "../../shops/shop.ts";
import { shopPricing } from "../project-price-lists.ts";
import { findProject, metaOf } from "../project-record.ts";
import { recomputedLine } from "../recomputed-line.ts";
import { readProject } from "../stored-document.ts";

/**
 * Evaluates and prices the stored document; only the ids of the sent rows are read. In the statuses in which prices follow the lists
 * (spec 2 §4), and if the person may save, they become today's prices. The document and its revision stay as they are, so that whoever has
 * it open can go on saving.
 */
export const recomputeProject: Handler<"recomputeProject"> = async (call) => {
  const { context, params, session, body } = call;
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const permission = projectCan.save(metaOf(record), session.actor, context.policy);
  // ASSUMED: `overwriteImg` concerns the project's picture, and changing that needs the right to save.
  if (body.overwriteImg && !permission.allowed) return denied(permission.because, record.status);
  const document = await readProject(context.pool, record.shop_id, record.doc_sha);
  const shop = shopPricing(
    await shopOf(context.pool, record.shop_id),
    document.project,
    record.known_price_lists,
  );
  const today = isoDay(context.now(), shop);
  const isDated = permission.allowed && datesPrices(record.status);
  const priceDate = isDated ? today : (record.price_date ?? today);
  const { evaluator } = context;
  const dated = { document, shop, priceDate, projectId: record.id };
  const { priced } = await evaluator.prices(dated);
  const { totals } = await evaluator.totals(dated);

  if (isDated || body.overwriteImg) {
    await transaction(context.pool, async (db) => {
      // If the project was saved or changed its status meanwhile, this result is not about it and is not stored.
      const { rowCount } = await db.query({
        name: "project-recompute",
        text: `update project set
            price_date = case when $3 then $4::date else price_date end,
            total = case when $3 then $5::numeric else total end,
            payable = case when $3 then $9::numeric else payable end,
            picture_sha = case when $6 then null else picture_sha end,
            picture_revision = case when $6 then null else picture_revision end,
            drawn_sha = case when $6 then null else drawn_sha end,
            drawn_revision = case when $6 then null else drawn_revision end
          where shop_id = $1 and id = $2 and revision = $7 and status = $8 and deleted_at is null`,
        values: [
          record.shop_id,
          record.id,
          isDated,
          priceDate,
          totals.gross,
          body.overwriteImg === true,
          record.revision,
          record.status,
          totals.payable ?? null,
        ],
      });
      if (rowCount) await audit(db, call, "recompute", "project", record.id, { priceDate });
    });
  }
  const asked = body.rows && new Set(body.rows.map(({ uniqueid }) => uniqueid));
  const rows = priced.rows.filter(({ rowId }) => asked?.has(rowId) ?? true);
  return {
    status: 200,
    body: { rows: rows.map(recomputed), priceDate, totals, revision: record.revision },
  };
};

function recomputed({ rowId, lines }: PricedRow): Recomputation["rows"][number] {
  return { uniqueid: rowId, erp: lines.map(recomputedLine) };
}
