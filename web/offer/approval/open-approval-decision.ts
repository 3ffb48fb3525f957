import { lazyDialog, openDialog } from "@stanza/web-ui";

const decision = lazyDialog(async () => (await import("./DecideApproval.tsx")).decideApprovalDialog);

/** Asks a supervisor to decide on discounts above a seller's limit. */
export const openApprovalDecision = (projectId: number) => openDialog(decision, { projectId });
