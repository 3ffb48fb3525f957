import { log, openDialog } from "@stanza/web-ui";

/** The dialogs come with their first use; a second wish while one is open only draws the eye to it. */
async function show(load: () => Promise<{ open: () => Promise<unknown> }>): Promise<void> {
  try {
    await (await load()).open();
  } catch (error) {
    if (!(typeof error === "object" && error !== null && "alreadyOpened" in error))
      log("error", String(error));
  }
}

export const openPalette = () =>
  void show(async () => {
    const { paletteDialog } = await import("./PaletteDialog.tsx");
    return { open: () => openDialog(paletteDialog, {}).then((run) => run?.()) };
  });

export const openShortcuts = () =>
  void show(async () => {
    const { shortcutDialog } = await import("./ShortcutDialog.tsx");
    return { open: () => openDialog(shortcutDialog, {}) };
  });
