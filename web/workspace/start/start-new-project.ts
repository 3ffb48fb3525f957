import { ensureSession } from "@stanza/web-access";
import { mayReplaceProject } from "@stanza/web-project";
import { goTo, paths } from "@stanza/web-site";
import { newProjectFlow } from "./new-project-flow.ts";

/** Starts a new project: its room, then its first article. */
export async function startNewProject(): Promise<void> {
  if (!(await ensureSession())) {
    await goTo(paths.home({ redirectFrom: paths.workspace() }));
    return;
  }
  if (await mayReplaceProject()) await newProjectFlow();
}
