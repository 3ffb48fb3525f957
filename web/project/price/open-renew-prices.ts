import { lazyFlow } from "@stanza/web-ui";

/** Asks for the price lists anew and says what is another by now. */
export const renewPrices = lazyFlow(async () => (await import("./renew-prices.ts")).renewPrices);
