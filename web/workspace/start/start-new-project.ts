import { ensureSession } from "@stanza/web-access";
import { mayReplaceProject } from "@stanza/web-project";
import { goTo, paths } from "@stanza/web-site";
import { enterFrameShop } from "./enter-frame-shop.ts";
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
