import { goTo, landingOf, translate } from "@stanza/web-site";
import { openDialog, toast } from "@stanza/web-ui";
import { useProject } from "../project-store.ts";
import { copyName } from "../saving/copy-name.ts";
import { continueAsCopy } from "./open-project.ts";
import { restoreReadable } from "./restore-readable.ts";

/** Says what of the open project could not be read, and offers the ways on: its original as a file, a copy, an earlier version. */
export async function explainSafeMode(): Promise<void> {
  const { open } = useProject.getState();
  if (!open?.safe) return;
  const { safeModeDialog } = await import("./SafeModeDialog.tsx");
  const { projectId: id, revision, safe } = open;
  const { description } = open.document.project;
  const answer = await openDialog(safeModeDialog, { id, description, safe }).catch(() => undefined);
  if (answer === undefined || useProject.getState().open?.projectKey !== open.projectKey) return;
  if (answer !== "copy") return restoreReadable({ id, revision }, answer.name);
  const name = copyName(description);
  continueAsCopy(name);
  toast(translate("saveAs.copied", { name }), { key: "save-as", kind: "success" });
  await goTo(landingOf(null));
}
