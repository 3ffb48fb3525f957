import { isReadOnly, savedProject, useProject } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { openDialog, toast } from "@stanza/web-ui";
import { saveVersionDialog } from "./SaveVersionDialog.tsx";
import { readVersionsAgain } from "./use-versions.ts";

/** Asks for a name and keeps the open project as it is now under it. */
export async function saveVersion(): Promise<void> {
  if (!useProject.getState().open) return;
  if (isReadOnly()) {
    toast(translate("edit.readOnly"), { key: "version", kind: "info" });
    return;
  }
  // A version belongs to a project on the server: a new one gets its number now.
  if ((await savedProject()) === null) {
    toast(translate("saveAs.saveFirst"), { key: "version", kind: "error" });
    return;
  }
  const name = await openDialog(saveVersionDialog, {});
  if (name === undefined) return;
  await readVersionsAgain();
  toast(translate("projectVersions.saved", { name }), { key: "version", kind: "success" });
}
