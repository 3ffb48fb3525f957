import { decodeChecked } from "@stanza/codecs";
import { ensureSession } from "@stanza/web-access";
import { client, goTo, isUser, landingOf, translate, useSession } from "@stanza/web-site";
import { log, toast, withLoader } from "@stanza/web-ui";
import { showProject } from "../project-store.ts";
import { scheduleSave } from "../saving/project-saving.ts";
import { mayReplaceProject } from "./may-replace-project.ts";

/**
 * Goes on with the design behind a link, as a project of one's own: a guest's stays on the device, a customer's is saved. The design
 * behind the link stays as it was.
 */
export async function continueDesign(token: string): Promise<void> {
  if (!(await ensureSession()) || !(await mayReplaceProject())) return;
  const answer = await withLoader(
    translate("design.opening"),
    client.getDesignDocument({ params: { token } }),
  );
  const decoded = answer.status === 200 ? decodeChecked(answer.body) : undefined;
  if (!decoded?.ok) {
    log("error", `The design behind a link could not be opened: ${answer.status}`);
    toast(translate(answer.status === 0 ? "error.noConnection" : "open.notFound"), {
      key: "design",
      kind: "error",
    });
    return;
  }
  const { profile } = useSession.getState();
  showProject({
    document: decoded.document,
    projectId: null,
    revision: null,
    summary: null,
    owner: profile && isUser(profile) ? profile.userId : "guest",
    isSaved: false,
    saveState: { kind: "pending" },
  });
  scheduleSave(0);
  await goTo(landingOf(null));
}
