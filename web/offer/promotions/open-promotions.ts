import { lazyDialog, openDialog } from "@stanza/web-ui";

const promotions = lazyDialog(async () => (await import("./PromotionsDialog.tsx")).promotionsDialog);

/** Chooses among the manufacturer's campaigns, deliveries and lists, and shows what the purchase then comes to. */
export const openPromotions = () => openDialog(promotions, {});
