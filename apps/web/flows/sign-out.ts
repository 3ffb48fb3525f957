import { queryClient } from "../api/queries.ts";
import { ask } from "../dialogs/confirm.tsx";
import { closeAllDialogs } from "../dialogs/dialog-store.ts";
import { translate } from "../locales/i18n.ts";
import { goTo } from "../navigation.ts";
import { paths } from "../paths.ts";
import { saveNow } from "../stores/project-saving.ts";
import { closeProject, useProject } from "../stores/project-store.ts";
import { isUnsynced } from "../stores/save-state.ts";
import { endSession } from "../stores/session-store.ts";

/** Saves what can be saved, ends the session, closes the project and goes home (spec 1 §4 "Logout"). */
export async function signOut(): Promise<void> {
  const state = useProject.getState().open ? await saveNow() : null;
  if (state && isUnsynced(state)) {
    const answer = await ask({
      title: translate("signOut.unsavedTitle"),
      text: translate("signOut.unsavedText"),
      choices: [
        { answer: "stay", label: translate("action.cancel") },
        { answer: "leave", label: translate("account.signOut"), look: "danger" },
      ],
    });
    if (answer !== "leave") return;
  }
  await endSession();
  closeAllDialogs();
  closeProject();
  // Nothing that one person was shown may be shown to the next.
  queryClient.clear();
  await goTo(paths.home());
}
