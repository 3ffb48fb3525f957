import { undo } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";
import type { Added } from "./add-article.ts";
import { useFinder } from "./finder-store.ts";

/** Says by its name what *Add* has placed, with a way back; one message for all that are added one after the other. */
export function tellAdded(added: Added, name: string): void {
  if (added !== "placed") return;
  const { added: count } = useFinder.getState();
  toast(translate(count > 1 ? "finder.addedNamedCount" : "finder.addedNamed", { name, count }), {
    key: "finder-added",
    kind: "success",
    quiet: true,
    action: { label: translate("action.undo"), run: undo },
  });
}
