import { join } from "node:path";
import { findImport } from "../../catalogue-imports/import-record.ts";
import { publishVersion } from "../../catalogues/publications.ts";
import { readVersion } from "../../catalogues/version-folder.ts";
import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { isSoldElsewhere } from "../refusals.ts";
import { soldElsewhere } from "../shop-lists.ts";

/** An earlier version in use again, as it was published. Projects keep the version that they were made with. */
export const restoreCatalogueVersion: Handler<"restoreCatalogueVersion"> = async ({
  context,
  session,
  params,
  body,
  request,
}) => {
  const code = params.catalogue;
  const home = join(context.config.dataDirectory, "catalogues");
  // A version's name is a folder: only one that was published is looked for.
  const { rowCount } = await context.pool.query(
    "select from catalogue_version where code = $1 and version = $2",
    [code, body.version],
  );
  const stored = rowCount === 1 ? readVersion(home, code, body.version) : null;
  if (!stored) return notFound();
  if (await findImport(context.pool, code))
    return refuse(409, "code-in-use", `${code} is a catalogue that is made of a shop's tables.`);
  if ((await soldElsewhere(context.pool, session.actor.shops)).has(code)) return isSoldElsewhere(code);
  const before = context.catalogues.current.get(code)?.version;
  const { version, number } = await publishVersion(context.pool, home, stored.sourceHash, {
    catalogue: stored.catalogue,
    priceLists: stored.priceLists,
    // Kept since it was first published.
    pictures: new Map(),
  });
  await transaction(context.pool, (db) =>
    audit(db, { session, request }, "restore-catalogue-version", "catalogue", code, { version, before }),
  );
  context.catalogues.refresh();
  await context.search.prepare();
  return { status: 200, body: { version, number } };
};
