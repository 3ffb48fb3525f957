import type { StoredProject } from "@stanza/codecs";
import { translate } from "@stanza/web-site";
import { lazyDialog, openDialog, toast } from "@stanza/web-ui";
import { ensureSession } from "../ensure-session.ts";

const forgottenDialog = lazyDialog(async () => (await import("./ForgottenDialog.tsx")).forgottenDialog);
const createDialog = lazyDialog(async () => (await import("./CreateAccountDialog.tsx")).createAccountDialog);

/** Asks for a mail with a new password. `user`: what was typed as the user id so far. */
export async function forgottenPassword(user = ""): Promise<void> {
  const asked = await openDialog(forgottenDialog, { user });
  if (asked !== undefined)
    toast(translate("forgotten.sent", { user: asked }), { key: "account-mail", kind: "success" });
}

/** Asks for a mail by which this guest makes an account. `document`: the design that it keeps. */
export async function createAccount(document?: StoredProject): Promise<void> {
  if (!(await ensureSession())) return;
  const email = await openDialog(createDialog, { document });
  if (email !== undefined)
    toast(translate("createAccount.sent", { email }), { key: "account-mail", kind: "success" });
}
