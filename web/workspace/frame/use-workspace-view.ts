import { useProject } from "@stanza/web-project";
import { goTo, paths, type WorkspaceView } from "@stanza/web-site";
import { useRouterState } from "@tanstack/react-router";
import { setWalking } from "../canvas/scene3d/walking.ts";

/** The view that an address of the workspace asks for. */
export function viewOf(path: string): WorkspaceView {
  if (path.startsWith("/configurator2d")) return "2d";
  return path.startsWith("/configurator3d") ? "3d" : "split";
}

export function useWorkspaceView(): WorkspaceView {
  return useRouterState({ select: (state) => viewOf(state.location.pathname) });
}

/** Shows another view: the address changes, the history does not grow. A walk is the 3D view on foot. */
export function showView(view: WorkspaceView | "walk"): void {
  const projectId = useProject.getState().open?.projectId ?? null;
  setWalking(view === "walk");
  void goTo(paths.workspace({ projectId, view: view === "walk" ? "3d" : view }), { replace: true });
}
