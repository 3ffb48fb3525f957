import { queryClient } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { passkeyQuery } from "./passkey-query.ts";

/** Not in every browser, and in no types of ours yet (WebAuthn Level 3, 5.1.10). */
type Signal = (accepted: {
  readonly rpId: string;
  readonly userId: string;
  readonly allAcceptedCredentialIds: readonly string[];
}) => Promise<void>;

/** Tells the browser which passkeys are still taken, so that it offers no removed one again. Where it cannot be told, nothing is lost. */
export async function forgetRemovedPasskeys(): Promise<void> {
  const { signalAllAcceptedCredentials: signal } = PublicKeyCredential as unknown as {
    readonly signalAllAcceptedCredentials?: Signal;
  };
  if (!signal) return;
  const { accepted } = await queryClient.fetchQuery(passkeyQuery);
  if (!accepted) return;
  await signal
    .call(PublicKeyCredential, accepted)
    .catch((error: Error) =>
      log("warning", `A removed passkey is still known to the browser: ${error.message}`),
    );
}
