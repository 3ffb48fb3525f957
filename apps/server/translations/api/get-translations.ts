import type { Handler } from "../../operation/handler.ts";
import { revisionOf, setNameOf, translationsOf } from "../translation-store.ts";

export const getTranslations: Handler<"getTranslations"> = async ({ context }) => {
  const name = setNameOf(context.site.config.transname);
  const rev = await revisionOf(context.pool, name);
  return { status: 200, body: { rev, texts: await translationsOf(context.pool, name) } };
};
