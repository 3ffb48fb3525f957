import { lazyDialog, openDialog } from "@stanza/web-ui";

const versions = lazyDialog(async () => (await import("./ProjectVersionsDialog.tsx")).projectVersionsDialog);

/** Shows the named versions of the open project. */
export const openProjectVersions = () => openDialog(versions, {});
