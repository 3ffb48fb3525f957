import { needsServer } from "@stanza/web-site";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const offerVersions = lazyDialog(async () => (await import("./OfferVersionsDialog.tsx")).offerVersionsDialog);

/** Shows any two versions of a project's offer side by side. */
export const openOfferVersions = needsServer(
  (of: { readonly projectId: number; readonly offerId?: number }) => openDialog(offerVersions, of),
);
