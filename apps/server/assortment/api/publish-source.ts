import { join } from "node:path";
import { findImport } from "../../catalogue-imports/import-record.ts";
import { publishVersion } from "../../catalogues/publications.ts";
import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { isSoldElsewhere } from "../refusals.ts";
import { runCheckSource } from "../run-check-source.ts";
import { soldElsewhere } from "../shop-lists.ts";

/** A catalogue's folder from the browser. One that is made of a shop's tables is changed there, not here. */
export const publishSource: Handler<"publishSource"> = async ({ context, session, body, query, request }) => {
  const home = join(context.config.dataDirectory, "catalogues");
  const checked = await runCheckSource({ archive: body, home });
  if (!checked) return refuse(503, "too-long", "The catalogue takes too long; publish it by the command.");
  if (!checked.ok) return refuse(422, "unreadable-catalogue", checked.message);
  const { told, publishable } = checked;
  if (told.code !== "" && (await findImport(context.pool, told.code)))
    return refuse(409, "code-in-use", `${told.code} is a catalogue that is made of a shop's tables.`);
  const isShared = (await soldElsewhere(context.pool, session.actor.shops)).has(told.code);
  if (isShared && query.save === "publish") return isSoldElsewhere(told.code);
  if (query.save === "check" || !publishable) return { status: 200, body: told };
  const { version, number } = await publishVersion(context.pool, home, publishable.sourceHash, publishable);
  await transaction(context.pool, (db) =>
    audit(db, { session, request }, "publish-catalogue", "catalogue", told.code, {
      version,
      before: told.before,
    }),
  );
  context.catalogues.refresh();
  await context.search.prepare();
  return { status: 200, body: { ...told, published: { version, number } } };
};
