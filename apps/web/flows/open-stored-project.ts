import { afterFirstPicture } from "../canvas/first-picture.ts";
import { translate } from "../locales/i18n.ts";
import { goTo } from "../navigation.ts";
import { paths } from "../paths.ts";
import { withLoader } from "../stores/loader-store.ts";
import { type Opening, openProject } from "../stores/open-project.ts";
import { useProject } from "../stores/project-store.ts";
import { toast } from "../stores/toast-store.ts";
import { signInAgain } from "./sign-in-again.ts";
import { mayReplaceProject } from "./start-new-project.ts";

const messages = {
  "not-found": "open.notFound",
  unreadable: "open.unreadable",
  "no-connection": "error.noConnection",
} as const;

/** Tells why a project did not open; true when it did. */
export async function tellOpening(opening: Opening): Promise<boolean> {
  if (opening === "opened") {
    afterFirstPicture(() => {
      void import("./check-price-lists.ts").then(({ checkPriceListsSoon }) => checkPriceListsSoon());
    });
    return true;
  }
  if (opening === "signed-out") await signInAgain();
  else toast(translate(messages[opening]), { kind: "error" });
  return false;
}

/** Opens a project of the list and goes to the workspace. */
export async function openStoredProject(id: number): Promise<void> {
  if (useProject.getState().open?.projectId !== id) {
    if (!(await mayReplaceProject())) return;
    if (!(await tellOpening(await withLoader(translate("open.loading"), openProject(id))))) return;
  }
  await goTo(paths.workspace({ projectId: id }));
}
