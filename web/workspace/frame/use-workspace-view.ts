import { useProject } from "@stanza/web-project";
import { goTo, paths, type WorkspaceView } from "@stanza/web-site";
import { useRouterState } from "@tanstack/react-router";
import { setWalking } from "../canvas/scene3d/walking.ts";
import { hasNoRoomTools, useProductPreset } from "../product/product-preset.ts";

/** The view that an address of the workspace asks for. */
export function viewOf(path: string): WorkspaceView {
  if (path.startsWith("/configurator2d")) return "2d";
  return path.startsWith("/configurator3d") ? "3d" : "split";
}

export function useWorkspaceView(): WorkspaceView {
  const { preset, view } = useProductPreset();
  const addressed = useRouterState({ select: (state) => viewOf(state.location.pathname) });
  return preset ? view : addressed;
}

/** Shows another view: the address changes (not that of a product), the history does not grow. A walk is the 3D view on foot. */
export function showView(view: WorkspaceView | "walk"): void {
  const projectId = useProject.getState().open?.projectId ?? null;
  setWalking(view === "walk");
  if (hasNoRoomTools()) {
    useProductPreset.setState({ view: view === "walk" ? "3d" : view });
    return;
  }
  void goTo(paths.workspace({ projectId, view: view === "walk" ? "3d" : view }), { replace: true });
}
