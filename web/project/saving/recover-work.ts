import { ensureSession } from "@stanza/web-access";
import { goTo, isUser, paths, useSession } from "@stanza/web-site";
import { openDialog } from "@stanza/web-ui";
import { restoreWork } from "../opening/open-project.ts";
import { tellOpening } from "../opening/open-stored-project.ts";
import { isDirty, useProject } from "../project-store.ts";
import { removeEntry, unsavedWork } from "./journal.ts";

/** Offers back what a crashed or closed tab had not saved, whatever screen the page starts on. */
export async function offerUnsavedWork(): Promise<void> {
  const { profile } = useSession.getState();
  const entries = await unsavedWork(profile && isUser(profile) ? profile.userId : "guest");
  const { open } = useProject.getState();
  // Work that has begun in the meantime is not replaced.
  if (entries.length === 0 || (open && isDirty(open))) return;
  const { recoveryDialog } = await import("./RecoveryDialog.tsx");
  const answer = await openDialog(recoveryDialog, {
    entries,
    discard: (key: string) => removeEntry(key),
  }).catch(() => undefined);
  if (!answer || !(await ensureSession())) return;
  if (await tellOpening(await restoreWork(answer)))
    await goTo(paths.workspace({ projectId: answer.projectId }));
}
