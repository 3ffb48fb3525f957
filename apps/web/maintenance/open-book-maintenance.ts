import { lazyDialog, openDialog } from "@stanza/web-ui";

const bookDialog = lazyDialog(
  async () => (await import("./BookMaintenanceDialog.tsx")).bookMaintenanceDialog,
);

/** Books a window, moves or cancels the one that is booked, or starts it: for supervisors. */
export const openBookMaintenance = (): Promise<unknown> => openDialog(bookDialog, {});
