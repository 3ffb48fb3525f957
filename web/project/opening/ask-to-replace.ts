import { translate } from "@stanza/web-site";
import { ask, toast } from "@stanza/web-ui";
import { useProject } from "../project-store.ts";
import { flushJournal } from "../saving/journal-keeping.ts";
import { notSavedSentence } from "../saving/kept-sentence.ts";
import { saveNow } from "../saving/project-saving.ts";

/** The question of `mayReplaceProject`, for an open project with edits that are not saved. */
export async function askToReplace(): Promise<boolean> {
  const { saveState, journal } = useProject.getState();
  // It waits on this device and is saved by itself when the network is back.
  if (saveState.kind === "offline" && journal) {
    await flushJournal();
    return true;
  }
  const answer = await ask({
    title: translate("notSaved.title"),
    text: translate("notSaved.text"),
    single: "not-saved",
    choices: [
      { answer: "discard", label: translate("notSaved.discard"), look: "danger" },
      { answer: "cancel", label: translate("action.cancel") },
      { answer: "save", label: translate("action.save"), look: "primary" },
    ],
  });
  if (answer === "discard") return true;
  if (answer !== "save") return false;
  const state = await saveNow();
  if (state.kind === "saved" || state.kind === "on-device") return true;
  toast(notSavedSentence(), { kind: "error" });
  return false;
}
