import { lazyFlow } from "@stanza/web-ui";

/** Asks what a custom article consists of and adds it to the project; false where it was cancelled or refused. */
export const addCustomArticle = lazyFlow(async () => (await import("./custom-article.ts")).addCustomArticle);

/** Changes what a custom article of the project consists of. */
export const editCustomArticle = lazyFlow(
  async () => (await import("./custom-article.ts")).editCustomArticle,
);

/** Refuses, with OK only, while a custom article has nothing but its own line (spec 2 §5). */
export const refuseEmptyCustom = lazyFlow(
  async () => (await import("./refuse-empty-custom.ts")).refuseEmptyCustom,
);
