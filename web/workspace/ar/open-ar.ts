import { lazyDialog, openDialog } from "@stanza/web-ui";

const ar = lazyDialog(async () => (await import("./ArDialog.tsx")).arDialog);

/** Shares the project, or one article of it, to be seen in one's own room. */
export const openAr = () => openDialog(ar, {});
