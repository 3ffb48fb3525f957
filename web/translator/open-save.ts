import { lazyFlow } from "@stanza/web-ui";

/** Saves what the translator has typed here, as its button does. */
export const saveTranslations = lazyFlow(async () => (await import("./save-drafts.ts")).saveDraftsNow);
