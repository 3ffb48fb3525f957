import { lazyDialog, openDialog } from "@stanza/web-ui";
import type { ProjectModel } from "../views/project-model.ts";

const dialog = lazyDialog(async () => (await import("./RenderCycleDialog.tsx")).renderCycleDialog);

/** Opens the dialog that renders several views of a project. */
export const openCycle = (of: { readonly project: number; readonly made: ProjectModel }): Promise<void> =>
  openDialog(dialog, of).then(() => {});
