import { needsServer } from "@stanza/web-site";
import { lazyFlow } from "@stanza/web-ui";

/** Makes the PDF of an offer; its checks and dialogs come with the first one that is asked for. */
export const createPdf = needsServer(lazyFlow(async () => (await import("./create-pdf.ts")).createPdf));

/** Makes an offer of the open project for the page around this one. */
export const makeOffer = lazyFlow(async () => (await import("./make-offer.ts")).makeOffer);
