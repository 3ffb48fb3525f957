import type { SiteConfig } from "@stanza/contract";

/** Returns true when the custom item search replaces the standard one: in a frame, and where the site prefers it (spec 1 §2). */
export const usesCustomItemSearch = (
  config: Pick<SiteConfig["config"], "customitemsearch"> | null,
  isEmbedded: boolean,
): boolean => isEmbedded || config?.customitemsearch === true;
