import { type CheckedData, type Outcome, OWN_REFUSALS, REFUSALS, refused, succeeded } from "@stanza/embed";
import { makeOffer } from "@stanza/web-offer";
import { sells, useSession } from "@stanza/web-site";
import { openNamedProject } from "./named-project.ts";
import { takeProjectSetting, takeSetting } from "./take-setting.ts";
import { takeTerms } from "./take-terms.ts";

/** Makes an offer of the project that is named or open, with the customer and the discounts that the ERP says, and answers its number. */
export async function generateOffer(data: CheckedData<"generateOffer">): Promise<Outcome> {
  if (!sells(useSession.getState().profile)) return refused(REFUSALS.login);
  await takeSetting(data);
  if (data.project !== undefined) {
    const opened = await openNamedProject(data.project);
    if (!opened.ok) return opened;
  }
  takeTerms(data);
  takeProjectSetting({ title: data.title, readonly: undefined });
  const made = await makeOffer();
  if (!("failure" in made)) return succeeded(made);
  if (made.failure === "cancelled") return refused(OWN_REFUSALS.cancelled);
  return refused(`${OWN_REFUSALS.offer}: ${made.failure}`);
}
