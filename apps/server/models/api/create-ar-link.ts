import { transaction } from "../../db/pool.ts";
import { brotli } from "../../files/brotli.ts";
import { audit } from "../../operation/audit.ts";
import type { Context } from "../../operation/context.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { clientPayable, findProject, type ProjectRecord } from "../../projects/project-record.ts";
import { readProject } from "../../projects/stored-document.ts";
import { takeAttempt } from "../../session/attempts.ts";
import { shopOf } from "../../shops/shop.ts";
import { type ArFiles, type ArView, addArLink, contentHash, madeBefore } from "../ar-link-table.ts";

/** Changes with what the files look like, so that old ones are not taken for new ones. */
const MAKER = 1;
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
  const made = await filesOf(context, record, body.row, language);
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

/** The files of a project or of a row, made now or kept from before; else the refusal. */
async function filesOf(
  context: Context,
  record: ProjectRecord,
  row: string | undefined,
  language: string,
): Promise<
  | (ArFiles & { readonly view: ArView; readonly content: Buffer })
  | ReturnType<typeof notFound>
  | ReturnType<typeof refuse<413, "too-large">>
  | ReturnType<typeof refuse<422, "nothing-to-show">>
> {
  const { pool, evaluator, files } = context;
  const { project } = await readProject(pool, record.shop_id, record.doc_sha);
  const versions = [...evaluator.cataloguesOf(project).values()].map(({ code, version }) => [code, version]);
  const content = contentHash([
    MAKER,
    record.doc_sha.toString("hex"),
    record.price_date,
    row ?? null,
    language,
    versions,
  ]);
  const before = await madeBefore(pool, record.id, content);
  if (before) return { ...before, content };
  const input = { project, priceDate: record.price_date, language };
  const made = await evaluator.makeModel(row === undefined ? input : { ...input, row });
  if (!made.ok) {
    if (made.problem === "unknown-row") return notFound();
    return made.problem === "too-large"
      ? refuse(413, "too-large", "The model is larger than phones can show.")
      : refuse(422, "nothing-to-show", "There is nothing in it that could be seen.");
  }
  const shop = await shopOf(pool, record.shop_id);
  const [glb_sha, usdz_sha, scene_sha] = await Promise.all([
    files.put(Buffer.from(made.glb)),
    files.put(Buffer.from(made.usdz)),
    files.put(await brotli(made.scene, 5)),
  ]);
  const view: ArView = {
    name: made.name || project.description,
    shop: shop.name,
    language,
    sizeMm: [...made.sizeMm],
  };
  return { glb_sha, usdz_sha, scene_sha, view, content };
}
