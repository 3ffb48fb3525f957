import { lazyDialog, openDialog } from "@stanza/web-ui";

const exportDialog = lazyDialog(async () => (await import("./Export3dDialog.tsx")).export3dDialog);

/** Saves the project, or what is selected, as a 3D file for other programs. */
export const openExport3d = () => openDialog(exportDialog, {});
