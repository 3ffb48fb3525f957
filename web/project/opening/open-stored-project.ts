import { signInAgain } from "@stanza/web-access";
import { goTo, landingOf, translate, useConnection } from "@stanza/web-site";
import { openDialog, toast, withLoader } from "@stanza/web-ui";
import { useProject } from "../project-store.ts";
import { afterFirstPicture } from "./first-picture.ts";
import { mayReplaceProject } from "./may-replace-project.ts";
import { explainSafeMode } from "./open-explain-safe-mode.ts";
import { type Opening, openProject } from "./open-project.ts";
import type { UnreadableProject } from "./unreadable-project.ts";

const messages = {
  "not-found": "open.notFound",
  "no-connection": "error.noConnection",
} as const;

/** Tells why a project did not open; true when it did. */
export async function tellOpening(opening: Opening): Promise<boolean> {
  if (opening === "opened") {
    // Whoever waits for the project does not wait for an answer.
    if (useProject.getState().open?.safe) void explainSafeMode();
    afterFirstPicture(() => {
      void import("../catalogues/after-opening.ts").then(({ checkPriceListsSoon }) => checkPriceListsSoon());
    });
    return true;
  }
  if (opening === "signed-out") await signInAgain();
  else if (typeof opening === "object") await tellUnreadable(opening);
  else {
    const isElsewhere = opening === "no-connection" && useConnection.getState().isAway;
    toast(translate(isElsewhere ? "offline.notHere" : messages[opening]), { kind: "error" });
  }
  return false;
}

/** Shows what is wrong; whoever waits for the project does not wait for an answer. */
async function tellUnreadable(project: UnreadableProject): Promise<void> {
  const [{ unreadableDialog }, { restoreReadable }] = await Promise.all([
    import("./UnreadableDialog.tsx"),
    import("./restore-readable.ts"),
  ]);
  void openDialog(unreadableDialog, { project }).then(
    (version) => version && restoreReadable(project, version.name),
    () => undefined,
  );
}

/** Opens a project of the list and goes to the workspace. */
export async function openStoredProject(id: number): Promise<void> {
  if (useProject.getState().open?.projectId !== id) {
    if (!(await mayReplaceProject())) return;
    if (!(await tellOpening(await withLoader(translate("open.loading"), openProject(id))))) return;
  }
  await goTo(landingOf(id));
}
