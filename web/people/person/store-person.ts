import type { Person } from "@stanza/contract";
import { client } from "@stanza/web-site";
import { log } from "@stanza/web-ui";
import { type PersonDraft, settingsOf } from "./person-settings.ts";

export type Stored =
  | { readonly kind: "changed"; readonly person: Person }
  | { readonly kind: "invited"; readonly person: Person; readonly link: string | null };

const NAMED = [
  "login-taken",
  "changed-meanwhile",
  "own-account",
  "last-supervisor",
  "unknown-shop",
  "shop-required",
] as const;
/** Why it was not stored, as texts name it. */
export type Refused = (typeof NAMED)[number] | "no-connection" | "other";

/** Stores a draft as somebody's settings, or invites somebody new with them. */
export async function storePerson(person: Person | null, draft: PersonDraft): Promise<Stored | Refused> {
  const settings = settingsOf(draft);
  if (!person) {
    const answer = await client.invitePerson({ body: { ...settings, login: draft.login.trim() } });
    return answer.status === 201 ? { kind: "invited", ...answer.body } : refusedBy(answer);
  }
  const answer = await client.changePerson({
    params: { person: person.id },
    body: { ...settings, isActive: draft.isActive, rev: person.rev },
  });
  return answer.status === 200 ? { kind: "changed", person: answer.body } : refusedBy(answer);
}

function refusedBy(
  answer:
    | { readonly status: 0; readonly message: string }
    | { readonly status: number; readonly body: { readonly error: string; readonly message: string } },
): Refused {
  if (!("body" in answer)) return "no-connection";
  log("error", `Not stored: ${answer.body.message}`);
  return NAMED.find((name) => name === answer.body.error) ?? "other";
}
