import { needsServer } from "@stanza/web-site";
import { lazyFlow } from "@stanza/web-ui";

/** Sends the project to the CRM (the action uploadCRM). */
export const uploadCrm = needsServer(lazyFlow(async () => (await import("./upload-crm.ts")).uploadCrm));
