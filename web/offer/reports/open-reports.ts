import { lazyDialog, openDialog } from "@stanza/web-ui";

const reports = lazyDialog(async () => (await import("./ReportsDialog.tsx")).reportsDialog);

/** Makes reports on the deployment's print server. */
export const openReports = () => openDialog(reports, {});
