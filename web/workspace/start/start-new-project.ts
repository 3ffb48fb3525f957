import { ensureSession } from "@stanza/web-access";
import { mayReplaceProject } from "@stanza/web-project";
import { enterSuperGuestShop, goTo, isFramed, isUser, paths, useConfig, useSession } from "@stanza/web-site";
import { newProjectFlow } from "./new-project-flow.ts";

let isStarting = false;

/** Starts a new project: its room, then its first article. Asked for once more meanwhile, it goes on as it is. */
export async function startNewProject(): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  await start().finally(() => {
    isStarting = false;
  });
}

async function start(): Promise<void> {
  if (!(await ensureSession())) {
    await goTo(paths.home({ redirectFrom: paths.workspace() }));
    return;
  }
  if (!(await mayReplaceProject())) return;
  await enterFrameShop();
  await newProjectFlow();
}

/** Spec 2 §4: in an embedded frame a new project switches to a super guest shop. */
export async function enterFrameShop(): Promise<void> {
  if (isFramed() && useConfig.getState().config?.signin?.superguest && !isUser(useSession.getState().profile))
    await enterSuperGuestShop();
}
