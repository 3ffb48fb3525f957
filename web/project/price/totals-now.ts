export { soldTotals } from "@stanza/offer";
export { designNow } from "./design-now.ts";
