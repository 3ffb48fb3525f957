import type { OfferSummary } from "@stanza/contract";
import { needsServer } from "@stanza/web-site";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const offerStatus = lazyDialog(async () => (await import("./OfferStatusDialog.tsx")).offerStatusDialog);

/** Shows where an offer stands, its next steps and its history. */
export const openOfferStatus = needsServer((offer: OfferSummary) => openDialog(offerStatus, { offer }));
