import type { Person } from "@stanza/contract";
import { translate } from "@stanza/web-site";
import { openDialog, toast } from "@stanza/web-ui";
import { invitationDialog } from "./InvitationDialog.tsx";

/** The link is shown once where the site sends no mail; else a toast says that a mail is on its way. */
export async function tellInvitation(person: Person, link: string | null): Promise<void> {
  if (link === null) toast(translate("people.mailed", { email: person.email }), { kind: "success" });
  else await openDialog(invitationDialog, { login: person.login, url: `${window.location.origin}${link}` });
}
