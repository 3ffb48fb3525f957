import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { clientPayable, findProject } from "../../projects/project-record.ts";
import { takeAttempt } from "../../session/attempts.ts";
import { arFilesOf } from "../ar-files.ts";
import { addArLink } from "../ar-link-table.ts";

/** Links that one person makes in a minute before they have to wait. */
const MOST = { most: 20, windowSeconds: 60 };

/** Makes the files first, outside any transaction: they are stored by their content, so a failure leaves nothing that is wrong. */
export const createArLink: Handler<"createArLink"> = async (call) => {
  const { context, params, session, body } = call;
  const { userId } = session.actor;
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const seconds = await takeAttempt(context.pool, `ar-link-made:${userId}`, MOST);
  if (seconds > 0) return tooManyAttempts(seconds, "Too often");
  const language = body.language ?? session.profile.language;
  const made = await arFilesOf(context, {
    shopId: record.shop_id,
    projectId: record.id,
    docSha: record.doc_sha,
    priceDate: record.price_date,
    row: body.row,
    language,
  });
  if ("status" in made) return made;
  const { view, content, ...files } = made;
  const amount = body.price && body.row === undefined ? clientPayable(record) : null;
  const price = amount === null ? null : { amount, currency: record.currency };
  return transaction(context.pool, async (db) => {
    // The project may have been deleted while the files were made.
    const still = await findProject(db, session, params.id, true);
    if (!still) return notFound();
    const { path, expiresAt } = await addArLink(db, {
      ...files,
      shopId: still.shop_id,
      projectId: still.id,
      content,
      view: { ...view, price },
      userId,
      at: context.now(),
    });
    await audit(db, call, "ar-link", "project", still.id, { row: body.row ?? null, price: price !== null });
    return { status: 201, body: { path, expiresAt: expiresAt.toISOString() } };
  });
};
