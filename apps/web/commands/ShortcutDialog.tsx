import { ShortcutList } from "@stanza/web-settings";
import { translate } from "@stanza/web-site";
import { type Dialog, DialogBody } from "@stanza/web-ui";

function ShortcutSheet() {
  return (
    <DialogBody>
      <ShortcutList heading="h3" />
    </DialogBody>
  );
}

/** The keyboard shortcuts of this screen. */
export const shortcutDialog: Dialog<object, void> = {
  options: () => ({ title: translate("shortcuts.title"), width: 800, mode: "none", single: "shortcuts" }),
  Content: ShortcutSheet,
};
