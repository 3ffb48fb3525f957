import type { ProjectSummary } from "@stanza/contract";
import { needsServer } from "@stanza/web-site";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const projectStatus = lazyDialog(async () => (await import("./ProjectStatusDialog.tsx")).projectStatusDialog);

/** Shows where a project may go from its status, and who goes on with it. */
export const openProjectStatus = needsServer((project: ProjectSummary) =>
  openDialog(projectStatus, { project }),
);
