import { lazyDialog, openDialog } from "@stanza/web-ui";

const array = lazyDialog(async () => (await import("./ArrayDialog.tsx")).arrayDialog);

/** Places copies of the selection in a row. */
export const openArray = () => openDialog(array, {});
