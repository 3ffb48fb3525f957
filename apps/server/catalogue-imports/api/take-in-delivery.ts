import { join } from "node:path";
import { publishVersion } from "../../catalogues/publications.ts";
import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Context } from "../../operation/context.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { readRequest } from "../delivered-tables.ts";
import { findImport, type ImportRecord, saveImport, sellCatalogue } from "../import-record.ts";
import { runTakeIn } from "../run-take-in.ts";

/**
 * Takes tables into a catalogue of the shop. The catalogue belongs to the shop that made it: a code that is in use otherwise is refused,
 * without a word on whose it is.
 */
export const takeInDelivery: Handler<"takeInDelivery"> = async ({ context, session, body, request }) => {
  const wanted = await readRequest(body);
  if (typeof wanted === "string") return refuse(422, "unreadable-delivery", wanted);
  const { mapping, use, save } = wanted;
  const { code, name } = mapping.catalogue;
  const before = await findImport(context.pool, code);
  const isTaken = before ? before.shopId !== session.shopId : context.catalogues.current.has(code);
  if (isTaken) return inUse(code);
  const source = before ? await sourceOf(context, before) : null;
  const taken = await runTakeIn({ archive: body, source, mapping, use });
  if (!taken) return refuse(503, "too-long", "The delivery takes too long; send it in parts.");
  if (!taken.ok) return refuse(422, taken.error, taken.message);
  if (save === "preview") return { status: 200, body: { code, ...taken.told } };
  const sourceSha = await context.files.put(Buffer.from(taken.source));
  const isPublished = save === "publish";
  const record = {
    ...{ code, name, mapping, sourceSha, isPublished, shopId: session.shopId, userId: session.actor.userId },
    articles: Object.keys(taken.catalogue.articles).length,
    at: context.now(),
  };
  // The code is the shop's before anything is published under it.
  const isOurs = await transaction(context.pool, async (db) => {
    const isKept = await saveImport(db, { ...record, version: null, isPublished: false });
    if (isKept) await audit(db, { session, request }, `delivery-${save}`, "catalogue", code, taken.told);
    return isKept;
  });
  if (!isOurs) return inUse(code);
  if (!isPublished) return { status: 200, body: { code, ...taken.told } };
  const home = join(context.config.dataDirectory, "catalogues");
  const { version } = await publishVersion(context.pool, home, sourceSha.toString("hex"), taken);
  await transaction(context.pool, async (db) => {
    await saveImport(db, { ...record, version });
    await sellCatalogue(db, session.shopId, code, taken.priceLists);
  });
  context.catalogues.refresh();
  await context.search.prepare();
  return { status: 200, body: { code, version, ...taken.told } };
};

/** The folder as it is; a delivery that came in just now may have put another one in its place. */
async function sourceOf(context: Context, { code, sourceSha }: ImportRecord): Promise<Buffer> {
  const kept = await context.files.get(sourceSha);
  if (kept) return kept;
  const now = await findImport(context.pool, code);
  const newer = now && (await context.files.get(now.sourceSha));
  if (!newer) throw new Error(`The folder of ${code} is not in the file store.`);
  return newer;
}

const inUse = (code: string) =>
  refuse(
    409,
    "code-in-use",
    `There is a catalogue ${code} already that does not come of this shop's tables; choose another code.`,
  );
