import { MOST_TRANSLATIONS } from "@stanza/contract";
import { transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { changedMeanwhile, refuse } from "../../operation/refuse.ts";
import { mostTexts, revisionOf, setNameOf, translationsOf, writeTranslations } from "../translation-store.ts";

export const saveTranslations: Handler<"saveTranslations"> = async (call) => {
  const { context, body, session } = call;
  const name = setNameOf(context.site.config.transname);
  const saved = await transaction(context.pool, async (db) => {
    if ((await revisionOf(db, name, true)) !== body.rev) return changedMeanwhile();
    await writeTranslations(db, name, body.changes, { at: context.now(), userId: session.actor.userId });
    if ((await mostTexts(db, name)) > MOST_TRANSLATIONS) throw new TooMany();
    const count = Object.values(body.changes).reduce((sum, texts) => sum + Object.keys(texts).length, 0);
    await audit(db, call, "translate", "translation", name, { count });
    return {
      status: 200 as const,
      body: { rev: body.rev + 1, texts: await translationsOf(db, name) },
    };
  }).catch((error: unknown) => {
    if (error instanceof TooMany)
      return refuse(409, "too-many", `A language has at most ${MOST_TRANSLATIONS} texts of its own.`);
    throw error;
  });
  return saved;
};

/** Thrown inside the transaction, so that nothing of it is stored. */
class TooMany extends Error {
  override readonly name = "TooMany";
}
