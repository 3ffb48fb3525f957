import type { OfferSummary } from "@stanza/contract";
import { needsServer } from "@stanza/web-site";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const offerLink = lazyDialog(async () => (await import("./OfferLinkDialog.tsx")).offerLinkDialog);

/** Shows the links for the client, comments and answers. */
export const openOfferLink = needsServer((offer: OfferSummary, view: "links" | "comments" = "links") =>
  openDialog(offerLink, { offer, view }),
);
