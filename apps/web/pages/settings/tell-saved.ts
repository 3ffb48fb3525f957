import { translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";

/** A setting counts at once; who did not mean it takes it back. */
export function tellSaved(undo: () => void): void {
  toast(translate("settings.saved"), {
    key: "settings",
    kind: "success",
    action: { label: translate("action.undo"), run: undo },
  });
}
