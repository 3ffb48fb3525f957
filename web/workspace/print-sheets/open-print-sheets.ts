import { lazyDialog, openDialog } from "@stanza/web-ui";

const sheets = lazyDialog(async () => (await import("./PrintSheetsDialog.tsx")).printSheetsDialog);

/** Prints views of the project as sheets, and saves them as files for other programs. */
export const openPrintSheets = () => openDialog(sheets, {});
