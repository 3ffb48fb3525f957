import { ensureSession } from "@stanza/web-access";
import { goTo, paths } from "@stanza/web-site";
import { restoreWork } from "../opening/open-project.ts";
import { tellOpening } from "../opening/open-stored-project.ts";
import type { JournalEntry } from "./journal-entry.ts";

/** Goes on with an entry of the journal, in the workspace. */
export async function takeUp(entry: JournalEntry): Promise<void> {
  if (!(await ensureSession())) return;
  if (await tellOpening(await restoreWork(entry)))
    await goTo(paths.workspace({ projectId: entry.projectId }));
}
