import type { AdministeredShop } from "@stanza/contract";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const dialog = lazyDialog(async () => (await import("./ShopCreditsDialog.tsx")).shopCreditsDialog);

/** Opens what a shop may spend on renders. */
export const openShopCredits = (shop: Pick<AdministeredShop, "code" | "name">): Promise<void> =>
  openDialog(dialog, { shop }).then(() => {});
