import { client, enteredSession } from "@stanza/web-site";
import { askForPasskey } from "./browser-passkeys.ts";
import { type PasskeyProblem, passkeyProblem } from "./passkey-problem.ts";

export type PasskeySignIn = "signed-in" | "cancelled" | PasskeyProblem;

/** Minutes after which the autofill gets a new challenge: the server's holds for five. */
const RENEWED_MS = 4 * 60_000;

/** Signs in with the passkey that the person picks in the browser's own dialog. shop: the one to begin in; empty: as always */
export async function signInWithPasskey(shop: string): Promise<PasskeySignIn> {
  const begun = await client.beginPasskeySignIn({});
  if (begun.status !== 200) return passkeyProblem(begun);
  const { flow, options } = begun.body;
  const response = await askForPasskey(options);
  return typeof response === "string" ? response : enter({ flow, response, shop });
}

/**
 * Offers the passkeys in the autofill of the form until one is picked or `signal` ends it. Whatever keeps it from offering any is no news: the
 * person has not asked for them.
 */
export async function offerPasskeys(signal: AbortSignal, shop: () => string): Promise<PasskeySignIn> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return "cancelled";
  for (;;) {
    const begun = await client.beginPasskeySignIn({ signal });
    if (begun.status !== 200 || signal.aborted) return "cancelled";
    const { flow, options } = begun.body;
    const renewed = AbortSignal.timeout(RENEWED_MS);
    const either = AbortSignal.any([signal, renewed]);
    const response = await askForPasskey(options, { signal: either, mediation: "conditional" });
    if (typeof response !== "string") return enter({ flow, response, shop: shop() });
    if (signal.aborted || !renewed.aborted) return "cancelled";
  }
}

type Entering = Parameters<typeof client.signInPasskey>[0]["body"] & { readonly shop: string };

async function enter({ shop, ...answered }: Entering): Promise<PasskeySignIn> {
  const answer = await client.signInPasskey({
    body: { ...answered, ...(shop.trim() === "" ? {} : { shop: shop.trim() }) },
  });
  if (answer.status !== 200) return passkeyProblem(answer);
  await enteredSession(answer.body);
  return "signed-in";
}
