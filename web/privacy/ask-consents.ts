import { lazyDialog, openDialog } from "@stanza/web-ui";

const gdprDialog = lazyDialog(async () => (await import("./GdprDialog.tsx")).gdprDialog);

/** Asks the signed-in person what may be done with their data; only an answer closes the dialog (SH-22). */
export const askConsents = (): Promise<void> => openDialog(gdprDialog, {});
