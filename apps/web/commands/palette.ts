import { lazyDialog, openDialog } from "@stanza/web-ui";

const palette = lazyDialog(async () => (await import("./PaletteDialog.tsx")).paletteDialog);
const shortcuts = lazyDialog(async () => (await import("./ShortcutDialog.tsx")).shortcutDialog);

/** Opens the command palette. The chosen command runs once the palette has closed. */
export async function openPalette(): Promise<void> {
  const run = await openDialog(palette, {});
  run?.();
}

/** Shows the keyboard shortcuts of the present screen. */
export const openShortcuts = () => openDialog(shortcuts, {});
