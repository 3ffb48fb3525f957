import { isUser, translate, useConnection, useSession } from "@stanza/web-site";
import { openDialog, toast } from "@stanza/web-ui";
import { isDirty, useProject } from "../project-store.ts";
import { discardEntry, unsavedWork, waitingWork } from "./journal.ts";
import { openDiscarded } from "./open-discarded.ts";
import { takeUp } from "./take-up.ts";

/** Brings what waited for the server there, as soon as somebody is signed in whose work it is. */
export async function bringHome(): Promise<void> {
  const { profile } = useSession.getState();
  if (!profile || !isUser(profile) || useConnection.getState().isAway) return;
  const waiting = await waitingWork(profile.userId, useProject.getState().open?.projectKey);
  if (waiting.length > 0) await (await import("./come-home.ts")).bringHome(waiting);
}

/**
 * Offers back what a crashed or closed tab had not saved, whatever screen the page starts on. What only waited for the server goes there by
 * itself first.
 */
export async function offerUnsavedWork(): Promise<void> {
  await bringHome();
  const { profile } = useSession.getState();
  const entries = await unsavedWork(profile && isUser(profile) ? profile.userId : "guest");
  const { open } = useProject.getState();
  // Work that has begun in the meantime is not replaced.
  if (entries.length === 0 || (open && isDirty(open))) return;
  const { recoveryDialog } = await import("./RecoveryDialog.tsx");
  const answer = await openDialog(recoveryDialog, {
    entries,
    discard: async (entry) => {
      await discardEntry(entry);
      toast(translate("recovery.discarded"), {
        key: "recovery-discarded",
        action: { label: translate("recovery.bin"), run: () => void openDiscarded() },
      });
    },
  }).catch(() => undefined);
  if (answer) await takeUp(answer);
}
