import { openDialog } from "../dialogs/dialog-store.ts";
import { goTo } from "../navigation.ts";
import { paths } from "../paths.ts";
import { removeEntry, unsavedWork } from "../stores/journal.ts";
import { restoreWork } from "../stores/open-project.ts";
import { isDirty, useProject } from "../stores/project-store.ts";
import { isUser, useSession } from "../stores/session-store.ts";
import { ensureSession } from "./ensure-session.ts";
import { tellOpening } from "./open-stored-project.ts";

/** Offers back what a crashed or closed tab had not saved, whatever screen the page starts on. */
export async function offerUnsavedWork(): Promise<void> {
  const { profile } = useSession.getState();
  const entries = await unsavedWork(profile && isUser(profile) ? profile.userId : "guest");
  const { open } = useProject.getState();
  // Work that has begun in the meantime is not replaced.
  if (entries.length === 0 || (open && isDirty(open))) return;
  const { recoveryDialog } = await import("../dialogs/RecoveryDialog.tsx");
  const answer = await openDialog(recoveryDialog, {
    entries,
    discard: (key: string) => removeEntry(key),
  }).catch(() => undefined);
  if (!answer || !(await ensureSession())) return;
  if (await tellOpening(await restoreWork(answer)))
    await goTo(paths.workspace({ projectId: answer.projectId }));
}
