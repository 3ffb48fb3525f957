import { encodeProject } from "@stanza/codecs";
import { LIMITS } from "@stanza/project";
import { signInAgain } from "@stanza/web-access";
import { client, goTo, paths, queryClient, translate } from "@stanza/web-site";
import { log, openDialog, toast, withLoader } from "@stanza/web-ui";
import { explainSafeMode } from "../opening/open-explain-safe-mode.ts";
import { showAnswered } from "../opening/open-project.ts";
import { tellOpening } from "../opening/open-stored-project.ts";
import { isDirty, useProject } from "../project-store.ts";
import { copyDialog } from "./CopyDialog.tsx";
import { copyName } from "./copy-name.ts";
import { saveNow } from "./project-saving.ts";
import { reasonNow } from "./use-save-as-reason.ts";

type CloneBody = Parameters<typeof client.cloneProject>[0]["body"];

interface Copy {
  readonly id: number;
  /** The same for every try, so that an answer lost on the way makes no second copy. */
  readonly saveId: string;
  readonly body: CloneBody;
}

/** Makes a project of its own of what is open, with a name, and opens it; the original stays as it is. */
export async function saveAsCopy(): Promise<void> {
  const reason = reasonNow("copy");
  if (reason) {
    toast(translate(reason), { key: "save-as", kind: "info" });
    return;
  }
  const before = useProject.getState().open;
  // The server cannot copy what it cannot read either; what is open here becomes the copy.
  if (before?.safe) return explainSafeMode();
  const description = before?.document.project.description ?? "";
  const name = copyName(description).slice(0, LIMITS.maxDescription);
  const choice = await openDialog(copyDialog, { name }).catch(() => undefined);
  if (!choice) return;
  await saveNow();
  const { open } = useProject.getState();
  if (!open || open.projectId === null) {
    toast(translate("saveAs.saveFirst"), { key: "save-as", kind: "error" });
    return;
  }
  await copy({
    id: open.projectId,
    saveId: crypto.randomUUID(),
    body: {
      description: choice.name,
      as: choice.withCustomer ? "copy" : "template",
      // The copy also has the work that could not be saved.
      ...(isDirty(open) ? { document: encodeProject(open.document) } : {}),
    },
  });
}

async function copy(request: Copy): Promise<void> {
  const { id, saveId, body } = request;
  const answer = await withLoader(
    translate("saveAs.copying"),
    client.cloneProject({ params: { id }, headers: { "x-save-id": saveId }, body }),
  );
  if (answer.status === 201) {
    if (!(await tellOpening(await showAnswered(answer.body)))) return;
    await queryClient.invalidateQueries({ queryKey: ["projects"] });
    toast(translate("saveAs.copied", { name: body.description || translate("project.untitled") }), {
      key: "save-as",
      kind: "success",
    });
    await goTo(paths.workspace({ projectId: answer.body.summary.id }));
    return;
  }
  if (answer.status === 401) {
    await signInAgain();
    return;
  }
  const message = answer.status === 0 ? answer.message : answer.body.message;
  log("error", `No copy of project ${id}: ${answer.status} ${message}`);
  if (answer.status === 0) {
    toast(translate("error.noConnection"), {
      key: "save-as",
      kind: "error",
      action: { label: translate("action.tryAgain"), run: () => void copy(request) },
    });
  } else
    toast(translate(answer.status === 404 ? "open.notFound" : "saveAs.copyRefused"), {
      key: "save-as",
      kind: "error",
    });
}
