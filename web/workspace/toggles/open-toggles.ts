import { lazyDialog, openDialog } from "@stanza/web-ui";

const toggles = lazyDialog(async () => (await import("./TogglesDialog.tsx")).togglesDialog);

/** Shows the editor's switches. */
export const openToggles = () => openDialog(toggles, {});
