import { lazyPart } from "@stanza/web-ui";

/** What the goods' total is made of. */
export const PriceSummary = lazyPart(async () => (await import("./PriceSummary.tsx")).PriceSummary);
