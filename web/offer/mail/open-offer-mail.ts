import type { OfferSummary } from "@stanza/contract";
import { needsServer } from "@stanza/web-site";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const offerMail = lazyDialog(async () => (await import("./OfferMailDialog.tsx")).offerMailDialog);

/** Sends an offer by e-mail and shows what became of the letters sent. */
export const openOfferMail = needsServer((offer: OfferSummary) => openDialog(offerMail, { offer }));
