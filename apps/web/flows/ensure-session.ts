import { translate } from "../locales/i18n.ts";
import { refuseGuests, useConfig } from "../stores/config-store.ts";
import { enterAsGuest, useSession } from "../stores/session-store.ts";
import { toast } from "../stores/toast-store.ts";

/** Makes sure that there is a session, entering as a guest where the site allows it. */
export async function ensureSession(): Promise<boolean> {
  if (useSession.getState().profile) return true;
  if (!useConfig.getState().guestsAdmitted) return false;
  const result = await enterAsGuest();
  if (result === "not-admitted") refuseGuests();
  if (result === "no-connection") toast(translate("error.noConnection"), { kind: "error" });
  return result === "signed-in";
}
