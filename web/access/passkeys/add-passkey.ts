import type { OwnPasskey } from "@stanza/contract";
import { client, deviceOf } from "@stanza/web-site";
import { askForPasskey, makePasskey } from "./browser-passkeys.ts";
import { type PasskeyProblem, passkeyProblem } from "./passkey-problem.ts";

/** How the person shows once more that it is them. */
export type Confirmation = { readonly password: string; readonly code: string } | "passkey";

type Proof = Parameters<typeof client.beginPasskey>[0]["body"];

/** Adds a passkey of this browser's authenticators, named as the browser. */
export async function addPasskey(by: Confirmation): Promise<OwnPasskey | "cancelled" | PasskeyProblem> {
  const proof = await proofOf(by);
  if (typeof proof === "string") return proof;
  const begun = await client.beginPasskey({ body: proof });
  if (begun.status !== 200) return passkeyProblem(begun);
  const { flow, options } = begun.body;
  const response = await makePasskey(options);
  if (typeof response === "string") return response;
  const name = deviceOf(navigator.userAgent) || options.rp.name.slice(0, 60);
  const added = await client.addPasskey({ body: { flow, name, response } });
  return added.status === 201 ? added.body : passkeyProblem(added);
}

async function proofOf(by: Confirmation): Promise<Proof | "cancelled" | PasskeyProblem> {
  if (by !== "passkey") return { password: by.password, ...(by.code === "" ? {} : { code: by.code }) };
  const asked = await client.beginPasskeyProof({});
  if (asked.status !== 200) return passkeyProblem(asked);
  const { flow, options } = asked.body;
  const response = await askForPasskey(options);
  return typeof response === "string" ? response : { proof: { flow, response } };
}
