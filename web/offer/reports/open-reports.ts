import { needsServer } from "@stanza/web-site";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const reports = lazyDialog(async () => (await import("./ReportsDialog.tsx")).reportsDialog);

/** Makes reports on the deployment's print server. */
export const openReports = needsServer(() => openDialog(reports, {}));
