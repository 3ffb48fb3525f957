import type { Person } from "@stanza/contract";
import { client, translate } from "@stanza/web-site";
import { openDialog, toast } from "@stanza/web-ui";
import { personDialog } from "./PersonDialog.tsx";
import { administered } from "./people-queries.ts";
import { tellInvitation } from "./tell-invitation.ts";

/** Somebody's settings, or those of somebody new, until they are stored or called off; then how the invitation reaches them. */
export async function editPerson(person: Person | null): Promise<void> {
  const { shops } = await shopsNow();
  const stored = await openDialog(personDialog, { person, shops });
  await administered();
  if (!stored) return;
  if (stored.kind === "changed") toast(translate("people.changed"), { kind: "success" });
  else await tellInvitation(stored.person, stored.link);
}

async function shopsNow() {
  const answer = await client.listShops({});
  return { shops: answer.status === 200 ? answer.body.shops : [] };
}
