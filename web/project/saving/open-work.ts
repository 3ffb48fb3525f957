import type { OpenWork } from "@stanza/web-access";
import { closeProject, useProject } from "../project-store.ts";
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
};
