import { lazyDialog, openDialog } from "@stanza/web-ui";

const preflight = lazyDialog(async () => (await import("./PreflightDialog.tsx")).preflightDialog);

/** Shows what is still wrong with the project. */
export const openPreflight = () => openDialog(preflight, { before: "look" as const });
