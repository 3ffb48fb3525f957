import { lazyDialog, openDialog } from "@stanza/web-ui";

const basketRow = lazyDialog(async () => (await import("./BasketRowDialog.tsx")).basketRowDialog);

/** Edits one row as it is ordered: quantity, note, tax, references, and what its lines cost. */
export const openBasketRow = (rowId: string) => openDialog(basketRow, { rowId });
