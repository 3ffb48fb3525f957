import { endSession, goTo, paths, queryClient, translate } from "@stanza/web-site";
import { ask, closeAllDialogs } from "@stanza/web-ui";
import { openWork } from "./open-work.ts";

/** Saves what can be saved, ends the session, closes the project and goes home (spec 1 §4 "Logout"). */
export async function signOut(): Promise<void> {
  if (!(await openWork().save())) {
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
  openWork().close();
  // Nothing that one person was shown may be shown to the next.
  queryClient.clear();
  await goTo(paths.home());
}
