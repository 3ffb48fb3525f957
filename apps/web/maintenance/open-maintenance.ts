import { useMaintenance } from "@stanza/web-site";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const maintenanceDialog = lazyDialog(async () => (await import("./MaintenanceDialog.tsx")).maintenanceDialog);
const bookDialog = lazyDialog(
  async () => (await import("./BookMaintenanceDialog.tsx")).bookMaintenanceDialog,
);

/** Says what there is to know about the window that is booked or runs. */
export const openMaintenance = (): Promise<unknown> => openDialog(maintenanceDialog, {});

/** Books a window, moves or cancels the one that is booked, or starts it: for supervisors. */
export const openBookMaintenance = (): Promise<unknown> => openDialog(bookDialog, {});

/** What a supervisor does about maintenance now: book it, or end what runs. */
export const openSupervisorMaintenance = (): Promise<unknown> =>
  useMaintenance.getState().state === "active" ? openMaintenance() : openBookMaintenance();
