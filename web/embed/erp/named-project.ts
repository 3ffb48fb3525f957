import {
  type ErpData,
  type Outcome,
  OWN_REFUSALS,
  REFUSALS,
  refused,
  SUCCESSES,
  succeeded,
} from "@stanza/embed";
import { mayReplaceProject, openGivenProject, startEvaluation } from "@stanza/web-project";
import { goTo, isUser, paths, useSession } from "@stanza/web-site";
import { showProjectById } from "../page/show-project.ts";

/** Opens a project by its number, which needs an account, or as the JSON of a whole one, which becomes a new project. */
export async function openNamedProject(project: NonNullable<ErpData["project"]>): Promise<Outcome> {
  const isNumber =
    typeof project === "number" || (typeof project === "string" && /^\s*\d+\s*$/.test(project));
  if (isNumber) {
    if (!isUser(useSession.getState().profile)) return refused(REFUSALS.login);
    return showProjectById(Number(project), false);
  }
  if (!(await mayReplaceProject())) return refused(OWN_REFUSALS.cancelled);
  const text = typeof project === "string" ? project : JSON.stringify(project);
  if (!(await openGivenProject(text))) return refused(`${OWN_REFUSALS.badData}: project`);
  startEvaluation();
  await goTo(paths.workspace({ projectId: null, view: "3d" }));
  return succeeded(SUCCESSES.loaded);
}
