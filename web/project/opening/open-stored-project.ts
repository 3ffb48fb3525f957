import { signInAgain } from "@stanza/web-access";
import { goTo, landingOf, translate, useConnection } from "@stanza/web-site";
import { toast, withLoader } from "@stanza/web-ui";
import { useProject } from "../project-store.ts";
import { afterFirstPicture } from "./first-picture.ts";
import { mayReplaceProject } from "./may-replace-project.ts";
import { type Opening, openProject } from "./open-project.ts";

const messages = {
  "not-found": "open.notFound",
  unreadable: "open.unreadable",
  "no-connection": "error.noConnection",
} as const;

/** Tells why a project did not open; true when it did. */
export async function tellOpening(opening: Opening): Promise<boolean> {
  if (opening === "opened") {
    afterFirstPicture(() => {
      void import("../catalogues/after-opening.ts").then(({ checkPriceListsSoon }) => checkPriceListsSoon());
    });
    return true;
  }
  if (opening === "signed-out") await signInAgain();
  else {
    const isElsewhere = opening === "no-connection" && useConnection.getState().isAway;
    toast(translate(isElsewhere ? "offline.notHere" : messages[opening]), { kind: "error" });
  }
  return false;
}

/** Opens a project of the list and goes to the workspace. */
export async function openStoredProject(id: number): Promise<void> {
  if (useProject.getState().open?.projectId !== id) {
    if (!(await mayReplaceProject())) return;
    if (!(await tellOpening(await withLoader(translate("open.loading"), openProject(id))))) return;
  }
  await goTo(landingOf(id));
}
