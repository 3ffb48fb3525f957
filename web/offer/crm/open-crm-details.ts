import { lazyDialog, openDialog } from "@stanza/web-ui";

const crm = lazyDialog(async () => (await import("./CrmDialog.tsx")).crmDialog);

/** Shows the order of the CRM that the project is linked to. */
export const openCrmDetails = () => openDialog(crm, {});
