import { lazyDialog, openDialog } from "@stanza/web-ui";

const sheet = lazyDialog(
  async () => (await import("./ConfigurationSheetDialog.tsx")).configurationSheetDialog,
);

/** Shows every row with every value and where it came from. */
export const openConfigurationSheet = () => openDialog(sheet, {});
