import { translate } from "@stanza/web-site";
import { type Dialog, DialogBody } from "@stanza/web-ui";
import { ShortcutSheet } from "./ShortcutSheet.tsx";

/** The keyboard shortcuts of this screen. */
export const shortcutDialog: Dialog<object, void> = {
  options: () => ({ title: translate("shortcuts.title"), width: 800, mode: "none", single: "shortcuts" }),
  Content: () => (
    <DialogBody>
      <ShortcutSheet />
    </DialogBody>
  ),
};
