import type { OpenWork } from "@stanza/web-access";
import { useSession } from "@stanza/web-site";
import { closeProject, useProject } from "../project-store.ts";
import { removeEntriesOf } from "./journal.ts";
import { flushJournal } from "./journal-keeping.ts";
import { saveNow } from "./project-saving.ts";
import { isUnsynced } from "./save-state.ts";

/** The open project, for signing in and out. */
export const openProjectWork: OpenWork = {
  belongsToAnother(userId) {
    const { open } = useProject.getState();
    return open !== null && open.owner !== "guest" && open.owner !== userId;
  },
  keep: flushJournal,
  save: async () => !useProject.getState().open || !isUnsynced(await saveNow()),
  close: closeProject,
  async forget() {
    const { profile } = useSession.getState();
    closeProject();
    if (profile) await removeEntriesOf(profile.userId);
  },
};
