import { lazyDialog, openDialog } from "@stanza/web-ui";

/** The dialog with the project's remaining faults. */
export const preflight = lazyDialog(async () => (await import("./PreflightDialog.tsx")).preflightDialog);

/** Shows what is still wrong with the project, with nothing to follow. */
export const openPreflight = () => openDialog(preflight, { before: "look" as const });
