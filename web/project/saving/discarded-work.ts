import { isUser, translate, useSession } from "@stanza/web-site";
import { openDialog, toast } from "@stanza/web-ui";
import { mayReplaceProject } from "../opening/may-replace-project.ts";
import { discardedWork, removeEntry } from "./journal.ts";
import { recoveryDialog } from "./RecoveryDialog.tsx";
import { takeUp } from "./take-up.ts";

/** Shows what this person has discarded on this device; from here it is fetched back, or goes for good. */
export async function showDiscarded(): Promise<void> {
  const { profile } = useSession.getState();
  const entries = await discardedWork(profile && isUser(profile) ? profile.userId : "guest");
  if (entries.length === 0) {
    toast(translate("recovery.binEmpty"), { key: "recovery-discarded", kind: "info" });
    return;
  }
  const answer = await openDialog(recoveryDialog, {
    entries,
    wereDiscarded: true,
    discard: ({ key }) => removeEntry(key),
  }).catch(() => undefined);
  if (answer && (await mayReplaceProject())) await takeUp(answer);
}
