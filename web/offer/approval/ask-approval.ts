import type { OfferTerms } from "@stanza/pricing";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const approval = lazyDialog(async () => (await import("./ApprovalDialog.tsx")).approvalDialog);

/** Asks a named supervisor to allow the discounts. True: they have been asked. */
export async function askApproval(props: {
  readonly projectId: number;
  readonly terms: OfferTerms;
}): Promise<boolean> {
  return (await openDialog(approval, props)) ?? false;
}
