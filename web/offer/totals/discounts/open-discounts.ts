import { lazyDialog, openDialog } from "@stanza/web-ui";

const discounts = lazyDialog(async () => (await import("./DiscountsDialog.tsx")).discountsDialog);

/** Edits the discounts and shows what each comes to while it is typed. */
export const openDiscounts = () => openDialog(discounts, {});
