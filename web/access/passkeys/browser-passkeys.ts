import type {
  NewPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  UsedPasskey,
} from "@stanza/contract";
import { log } from "@stanza/web-ui";
import type { PasskeyProblem } from "./passkey-problem.ts";

/** `cancelled`: its person has called it off, or let the time pass; browsers do not say which. */
export type BrowserRefusal = "cancelled" | Extract<PasskeyProblem, "known" | "browser">;

/** Has the browser make a passkey. */
export const makePasskey = (options: PasskeyCreationOptions): Promise<NewPasskey | BrowserRefusal> =>
  answerOf<NewPasskey>(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );

/** Has the browser ask for a passkey; `mediation` conditional: in the autofill of a field, where it is quiet until one is picked. */
export const askForPasskey = (
  options: PasskeyRequestOptions,
  more: { readonly signal?: AbortSignal; readonly mediation?: "conditional" } = {},
): Promise<UsedPasskey | BrowserRefusal> =>
  answerOf<UsedPasskey>(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
      ...more,
    }),
  );

async function answerOf<Answer>(ask: () => Promise<Credential | null>): Promise<Answer | BrowserRefusal> {
  try {
    const found = (await ask()) as PublicKeyCredential | null;
    return found ? (found.toJSON() as Answer) : "cancelled";
  } catch (error) {
    const { name, message } = error as DOMException;
    if (name === "NotAllowedError" || name === "AbortError") return "cancelled";
    // The authenticator has a passkey of this account already.
    if (name === "InvalidStateError") return "known";
    log("warning", `No passkey: ${name}: ${message}`);
    return "browser";
  }
}
