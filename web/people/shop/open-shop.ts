import { lazyFlow } from "@stanza/web-ui";

/** Opens a shop's settings; null: a new shop. */
export const openShop = lazyFlow(async () => (await import("./ShopDialog.tsx")).editShop);
