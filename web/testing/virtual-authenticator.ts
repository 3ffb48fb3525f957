import { cdp } from "vitest/browser";

interface Protocol {
  send(method: string, params?: object): Promise<Readonly<Record<string, unknown>>>;
}

/** An authenticator that the browser plays itself, and whose person confirms everything at once. */
export async function virtualAuthenticator() {
  const protocol = cdp() as unknown as Protocol;
  await protocol.send("WebAuthn.enable");
  const { authenticatorId } = await protocol.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** From now on the person does not confirm, as one who calls it off. */
    refuse: () => protocol.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false }),
    remove: () => protocol.send("WebAuthn.disable"),
  };
}
