import { enterAsGuest, translate, useConfig, useSession } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";

/** Makes sure that there is a session, entering as a guest where the site allows it. */
export async function ensureSession(): Promise<boolean> {
  if (useSession.getState().profile) return true;
  if (!useConfig.getState().guestsAdmitted) return false;
  const result = await enterAsGuest();
  if (result === "no-connection") toast(translate("error.noConnection"), { kind: "error" });
  if (result === "too-many-guests") toast(translate("error.tooManyGuests"), { kind: "error" });
  return result === "signed-in";
}
