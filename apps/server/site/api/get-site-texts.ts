import type { Handler } from "../../operation/handler.ts";
import { setNameOf, translationsOf } from "../../translations/translation-store.ts";

/** The words of the customer's folder, and over them those that were saved in the translator. */
export const getSiteTexts: Handler<"getSiteTexts"> = async ({ context }) => {
  const saved = await translationsOf(context.pool, setNameOf(context.site.config.transname));
  const languages = new Set([...Object.keys(context.texts), ...Object.keys(saved)]);
  return {
    status: 200,
    body: Object.fromEntries(
      [...languages].map((language) => [language, { ...context.texts[language], ...saved[language] }]),
    ),
    headers: { "cache-control": "no-cache" },
  };
};
