import { lazyDialog, openDialog } from "@stanza/web-ui";

const sheets = lazyDialog(async () => (await import("./TechnicalSheetsDialog.tsx")).technicalSheetsDialog);

/** Shows bill of materials, cut list and the like, to those who may have them. */
export const openTechnicalSheets = () => openDialog(sheets, {});
