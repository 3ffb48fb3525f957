import { lazyDialog, openDialog } from "@stanza/web-ui";

const alternatives = lazyDialog(async () => (await import("./AlternativesDialog.tsx")).alternativesDialog);

/** The same project priced in other fronts, handles, worktops, side by side. */
export const openAlternatives = () => openDialog(alternatives, {});
