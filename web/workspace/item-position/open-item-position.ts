import type { RowId } from "@stanza/project";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const itemPosition = lazyDialog(async () => (await import("./ItemPositionDialog.tsx")).itemPositionDialog);

/** Asks which way a row is handed. */
export const openItemPosition = (row: RowId) => openDialog(itemPosition, { row });
