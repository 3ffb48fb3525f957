import { lazyFlow } from "@stanza/web-ui";

/** Saves the open project as an offer. */
export const saveAsOffer = lazyFlow(async () => (await import("./save-as-offer.ts")).saveProjectAsOffer);
