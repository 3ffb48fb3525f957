import { lazyPart } from "@stanza/web-ui";

/** The parts of the goods' total. */
export const PriceSummary = lazyPart(async () => (await import("./PriceSummary.tsx")).PriceSummary);
