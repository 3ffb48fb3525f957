import { isUser, useSession } from "@stanza/web-site";
import { openDialog } from "@stanza/web-ui";

/**
 * Signs in over the page, which stays as it is with everything in it: for a session that ended (only its buttons close the dialog then),
 * and for a guest who wants to save. True when somebody has signed in.
 */
export async function signInAgain(): Promise<boolean> {
  try {
    const { signInDialog } = await import("./SignInDialog.tsx");
    await openDialog(signInDialog, { expired: useSession.getState().expired });
  } catch {
    // It is open already; the first caller hears the answer.
  }
  return isUser(useSession.getState().profile);
}

/** The server no longer knows this session. */
export function sessionExpired(): void {
  if (useSession.getState().status !== "signed-in" || useSession.getState().expired) return;
  useSession.setState({ expired: true });
  void signInAgain();
}
