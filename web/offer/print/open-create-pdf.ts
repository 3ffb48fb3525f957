import { needsServer } from "@stanza/web-site";
import { lazyFlow } from "@stanza/web-ui";

/** Makes the PDF of an offer; its checks and dialogs come with the first one that is asked for. */
export const createPdf = needsServer(lazyFlow(async () => (await import("./create-pdf.ts")).createPdf));
