import { lazyDialog, openDialog } from "@stanza/web-ui";

const securityDialog = lazyDialog(async () => (await import("./SecurityDialog.tsx")).securityDialog);

/** Opens what a person can see and do about the safety of their account: where they are signed in. */
export const openSecurity = (): Promise<void> => openDialog(securityDialog, {});
