import { join } from "node:path";
import { isSoldElsewhere } from "../../assortment/refusals.ts";
import { readRequest } from "../../catalogue-imports/delivered-tables.ts";
import { publishVersion } from "../../catalogues/publications.ts";
import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { savePriceMapping } from "../price-mapping.ts";
import { runUpdate } from "../run-update.ts";
import { updatable } from "../updatable.ts";

/**
 * New prices for a catalogue whose files are its manufacturer's: a version with the same articles and other lists. Projects keep the
 * version that they were made with.
 */
export const updatePrices: Handler<"updatePrices"> = async ({ context, session, params, body, request }) => {
  const code = params.catalogue;
  const wanted = await readRequest(body);
  if (typeof wanted === "string") return refuse(422, "unreadable-delivery", wanted);
  const found = await updatable(context, session, code);
  if (found.kind === "sold-elsewhere") return isSoldElsewhere(code);
  if (found.kind === "made-of-tables")
    return refuse(409, "code-in-use", `${code} is made of a shop's tables; its prices come in there.`);
  if (found.kind !== "yes") return notFound();
  const home = join(context.config.dataDirectory, "catalogues");
  const { version: before } = found.published;
  const updated = await runUpdate({
    archive: body,
    mapping: wanted.mapping,
    home,
    catalogue: code,
    version: before,
  });
  if (!updated) return refuse(503, "too-long", "The price list takes too long; send it in parts.");
  if (!updated.ok) return refuse(422, updated.error, updated.message);
  const { told, sourceHash } = updated;
  if (wanted.save !== "publish") return { status: 200, body: { code, ...told } };
  const { version } = await publishVersion(context.pool, home, sourceHash, {
    ...updated,
    pictures: new Map(),
  });
  await transaction(context.pool, async (db) => {
    const { siteId, actor } = session;
    const { mapping } = wanted;
    await savePriceMapping(db, { siteId, catalogue: code, mapping, at: context.now(), userId: actor.userId });
    await audit(db, { session, request }, "update-prices", "catalogue", code, {
      ...{ version, before, changed: told.changed, rows: told.rows, refusedRows: told.refusedRows },
    });
  });
  context.catalogues.refresh();
  await context.search.prepare();
  return { status: 200, body: { code, version, ...told } };
};
