import { ensureSession } from "@stanza/web-access";
import { goTo, isUser, landingOf, translate, useSession } from "@stanza/web-site";
import { openDialog, toast } from "@stanza/web-ui";
import { mayReplaceProject } from "../opening/may-replace-project.ts";
import { tellOpening } from "../opening/open-stored-project.ts";
import { showProject } from "../project-store.ts";
import { scheduleSave } from "../saving/project-saving.ts";
import { importProjectDialog } from "./ImportProjectDialog.tsx";

/**
 * Makes a new project of one's own of a file, and opens it; what was open stays where it was. A guest's stays on the device.
 *
 * file   absent: the dialog asks for it
 */
export async function importProject(file?: File): Promise<void> {
  if (!(await ensureSession())) return;
  const document = await openDialog(importProjectDialog, { file }).catch(() => undefined);
  if (!document || !(await mayReplaceProject())) return;
  const { profile } = useSession.getState();
  showProject({
    document,
    projectId: null,
    revision: null,
    summary: null,
    owner: profile && isUser(profile) ? profile.userId : "guest",
    isSaved: false,
    saveState: { kind: "pending" },
  });
  scheduleSave(0);
  await tellOpening("opened");
  await goTo(landingOf(null));
  const { rooms, rows, description } = document.project;
  const name = description || translate("project.untitled");
  const size = [
    translate("projectFile.rooms", { count: rooms.length }),
    translate("projectFile.articles", { count: rows.length }),
  ].join(", ");
  toast(translate("projectFile.imported", { name, size }), { key: "project-file", kind: "success" });
}
