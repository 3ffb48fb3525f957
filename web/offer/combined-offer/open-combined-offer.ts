import { needsServer } from "@stanza/web-site";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const combinedOffer = lazyDialog(async () => (await import("./CombinedOfferDialog.tsx")).combinedOfferDialog);

/** Makes one offer of several projects. `start` are the ones to begin with. */
export const openCombinedOffer = needsServer(
  (start: readonly { readonly id: number; readonly description: string }[]) =>
    openDialog(combinedOffer, { start }),
);
