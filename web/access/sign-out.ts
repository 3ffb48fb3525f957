import { client, endSession, goTo, paths, queryClient, translate } from "@stanza/web-site";
import { ask, closeAllDialogs, log, toast } from "@stanza/web-ui";
import { openWork } from "./open-work.ts";

/** Saves what can be saved, ends the session, closes the project and goes home (spec 1 §4 "Logout"). */
export async function signOut(): Promise<void> {
  if (!(await mayLeave())) return;
  await endSession();
  await goHome();
}

/** The same on every device of the person. Returns false where it was called off, or the server does not know of it. */
export async function leaveEverywhere(): Promise<boolean> {
  if (!(await mayLeave())) return false;
  const answer = await client.signOutEverywhere({});
  if (answer.status !== 204) {
    log("error", `Not signed out everywhere: ${answer.status}`);
    toast(translate("sessions.endFailed"), { key: "own-sessions", kind: "error" });
    return false;
  }
  await endSession();
  await goHome();
  return true;
}

/** Leaves with an account that was erased: nothing of its work is kept on the device. */
export async function leaveErased(): Promise<void> {
  await openWork().forget();
  await endSession();
  await goHome();
  toast(translate("privacy.erase.done"), { kind: "success" });
}

/** Saves; what cannot be saved is lost only if the person says so. */
async function mayLeave(): Promise<boolean> {
  if (await openWork().save()) return true;
  const answer = await ask({
    title: translate("signOut.unsavedTitle"),
    text: translate("signOut.unsavedText"),
    choices: [
      { answer: "stay", label: translate("action.cancel") },
      { answer: "leave", label: translate("account.signOut"), look: "danger" },
    ],
  });
  return answer === "leave";
}

async function goHome(): Promise<void> {
  closeAllDialogs();
  openWork().close();
  // Nothing that one person was shown may be shown to the next.
  queryClient.clear();
  await goTo(paths.home());
}
