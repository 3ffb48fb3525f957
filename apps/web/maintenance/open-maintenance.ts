import { useMaintenance } from "@stanza/web-site";
import { lazyDialog, openDialog } from "@stanza/web-ui";
import { openBookMaintenance } from "./open-book-maintenance.ts";

const maintenanceDialog = lazyDialog(async () => (await import("./MaintenanceDialog.tsx")).maintenanceDialog);

/** Says what there is to know about the window that is booked or runs. */
export const openMaintenance = (): Promise<unknown> => openDialog(maintenanceDialog, {});

/** What a supervisor does about maintenance now: book it, or end what runs. */
export const openSupervisorMaintenance = (): Promise<unknown> =>
  useMaintenance.getState().state === "active" ? openMaintenance() : openBookMaintenance();
