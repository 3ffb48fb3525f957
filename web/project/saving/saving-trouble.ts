import { translate } from "@stanza/web-site";
import { ask, toast } from "@stanza/web-ui";
import { downloadProject } from "../opening/download-project.ts";
import { continueAsCopy, openProject } from "../opening/open-project.ts";
import { tellOpening } from "../opening/open-stored-project.ts";
import { useProject } from "../project-store.ts";
import { copyName } from "./copy-name.ts";
import { keptSentence, notSavedSentence } from "./kept-sentence.ts";
import { scheduleSave } from "./project-saving.ts";
import type { SaveState } from "./save-state.ts";

type Conflict = Extract<SaveState, { kind: "conflict" }>;

/** Somebody else saved in the meantime: both versions can be kept, and closing the question decides nothing. */
export async function resolveConflict(): Promise<void> {
  const { open, saveState } = useProject.getState();
  if (!open || saveState.kind !== "conflict") return;
  const { mergeWithQuestion } = await import("../merging/merge-with-question.ts");
  const answer = (await mergeWithQuestion(open, saveState)) ?? (await askWhole(saveState));
  if (answer === "copy") continueAsCopy(copyName(open.document.project.description));
  if (answer === "download") await downloadProject();
  if (answer === "theirs" && open.projectId !== null) await tellOpening(await openProject(open.projectId));
}

/** Where both cannot be brought together: one of them whole. */
function askWhole({ at, by: name }: Conflict): Promise<string | undefined> {
  const time = new Date(at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  const by = name || translate("account.guest");
  return ask({
    title: translate("conflict.title"),
    text: translate("conflict.text", { by, time }),
    mode: "semipersistent",
    choices: [
      { answer: "download", label: translate("conflict.download") },
      { answer: "theirs", label: translate("conflict.theirs", { by }), look: "danger" },
      { answer: "copy", label: translate("conflict.copy"), look: "primary" },
    ],
  }).catch(() => undefined);
}

/** The server does not take the document: says why and offers every way out. */
export async function explainRefusal(): Promise<void> {
  const { open, saveState } = useProject.getState();
  if (!open || saveState.kind !== "refused") return;
  const why = translate(`refused.${saveState.cause}`);
  const answer = await ask({
    title: translate("refused.title"),
    text: [why, keptSentence()].join(" "),
    mode: "none",
    choices: [
      { answer: "download", label: translate("conflict.download") },
      { answer: "retry", label: translate("action.tryAgain") },
      { answer: "copy", label: translate("conflict.copy"), look: "primary" },
    ],
  });
  if (answer === "copy") continueAsCopy(copyName(open.document.project.description));
  if (answer === "download") await downloadProject();
  if (answer === "retry") {
    useProject.setState({ saveState: { kind: "pending" } });
    scheduleSave(0);
  }
}

/** Says at once what the person has to decide or should know about saving. */
export function watchSavingTrouble(): () => void {
  return useProject.subscribe((state, before) => {
    if (state.saveState.kind === before.saveState.kind) return;
    if (state.saveState.kind === "conflict") void resolveConflict();
    if (state.saveState.kind === "refused") {
      toast(notSavedSentence(), {
        key: "save-refused",
        kind: "error",
        action: { label: translate("action.details"), run: () => void explainRefusal() },
      });
    }
  });
}
