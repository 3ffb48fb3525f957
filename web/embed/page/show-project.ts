import {
  MISSING_PROJECT,
  normalisedFailure,
  type Outcome,
  OWN_REFUSALS,
  refused,
  SUCCESSES,
  succeeded,
} from "@stanza/embed";
import {
  mayReplaceProject,
  type Opening,
  openProjectById,
  tellOpening,
  useProject,
} from "@stanza/web-project";
import { goTo, landingOf, translate } from "@stanza/web-site";
import { withLoader } from "@stanza/web-ui";

/** What a host reads of a project that did not open, before the specification's word for a missing one is put in its place. */
const FAILURES: Readonly<Record<Exclude<Extract<Opening, string>, "opened">, string>> = {
  "not-found": MISSING_PROJECT,
  "signed-out": "The session has ended",
  "no-connection": OWN_REFUSALS.connection,
};

const UNREADABLE = "The project cannot be read";

/** Opens a project of the server and shows it; the open one is asked about first unless the host has said not to. */
export async function showProjectById(id: number, nosaverequest: boolean): Promise<Outcome> {
  if (useProject.getState().open?.projectId !== id) {
    if (!nosaverequest && !(await mayReplaceProject())) return refused(OWN_REFUSALS.cancelled);
    const opening = await withLoader(translate("open.loading"), openProjectById(id));
    // The host is told with status 0, as the specification has it (spec 1 §8).
    if (opening !== "opened") {
      const failure = typeof opening === "object" ? UNREADABLE : FAILURES[opening];
      return { ok: false, content: normalisedFailure(failure), isStatus0: true };
    }
    await tellOpening(opening);
  }
  await goTo(landingOf(id));
  return succeeded(SUCCESSES.loaded);
}
