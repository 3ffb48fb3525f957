import { type CheckedData, type Outcome, OWN_REFUSALS, REFUSALS, refused, succeeded } from "@stanza/embed";
import { isReadOnly } from "@stanza/web-project";
import { isUser, useSession } from "@stanza/web-site";
import { saveWhole } from "../actions/save-project.ts";
import { tellSaved } from "../frame/tell-host.ts";
import { useHostSession } from "../host-session.ts";
import { takeProjectSetting, takeSetting } from "./take-setting.ts";
import { takeTerms } from "./take-terms.ts";

/**
 * Saves the open project, and tells the host `saved` with what it configures. What a guest has made is only told: the host keeps it, and
 * this site nothing.
 */
export async function save(data: CheckedData<"save">): Promise<Outcome> {
  await takeSetting(data);
  if (isReadOnly()) return refused(OWN_REFUSALS.readOnly);
  takeTerms(data);
  takeProjectSetting(data);
  const isKept = isUser(useSession.getState().profile);
  useHostSession.setState({ isSaving: true });
  try {
    const saved = isKept ? await saveWhole() : undefined;
    if (saved && "refusal" in saved) return refused(saved.refusal);
    return (await tellSaved()) ? succeeded(saved ? saved.id : "") : refused(REFUSALS.project);
  } finally {
    useHostSession.setState({ isSaving: false });
  }
}
