import { translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";

/** Says that a setting is changed, which it is at once, with the way back. */
export function sayChanged(undo: () => void): void {
  toast(translate("settings.changed"), {
    key: "settings",
    kind: "success",
    action: { label: translate("action.undo"), run: undo },
  });
}

/** Changes a setting to `next` by `choose`, and says so; what it was already is no change. */
export function change<V>(before: V, next: V, choose: (value: V) => void): void {
  if (before === next) return;
  choose(next);
  sayChanged(() => choose(before));
}
