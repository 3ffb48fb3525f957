import { useProject } from "@stanza/web-project";
import { goTo, isWorkspace, paths } from "@stanza/web-site";
import { showPanel } from "@stanza/web-workspace";

/** The style panel stands beside the canvas, so the workspace is shown with it. */
export async function showStyle(): Promise<void> {
  showPanel("style");
  const { open } = useProject.getState();
  if (!isWorkspace(location.pathname)) await goTo(paths.workspace({ projectId: open?.projectId ?? null }));
}
