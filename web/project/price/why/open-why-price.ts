import type { AmountRef } from "@stanza/pricing";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const whyPrice = lazyDialog(async () => (await import("./WhyPriceDialog.tsx")).whyPriceDialog);

/** Shows how amounts came about, to those who may see it. */
export const openWhyPrice = (...amounts: readonly AmountRef[]) => openDialog(whyPrice, { amounts });
