import { lazyDialog, openDialog } from "@stanza/web-ui";

const history = lazyDialog(async () => (await import("./HistoryDialog.tsx")).historyDialog);

/** Shows every step of the open project, to go back to. */
export const openHistory = () => openDialog(history, {});
