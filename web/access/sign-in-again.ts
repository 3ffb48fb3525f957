import { isUser, useSession } from "@stanza/web-site";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const signInDialog = lazyDialog(async () => (await import("./SignInDialog.tsx")).signInDialog);

/**
 * Signs in over the page, which stays as it is: for a session that has ended (then only the dialog's buttons close it), and for a guest
 * who wants to save.
 *
 * resolves   true when a user is signed in afterwards
 */
export async function signInAgain(): Promise<boolean> {
  await openDialog(signInDialog, { expired: useSession.getState().expired });
  return isUser(useSession.getState().profile);
}

/** Asks to sign in again, once, after the server has ended the session. */
export function sessionExpired(): void {
  if (useSession.getState().status !== "signed-in" || useSession.getState().expired) return;
  useSession.setState({ expired: true });
  void signInAgain();
}
