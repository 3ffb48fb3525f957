import { useProject } from "@stanza/web-project";
import { goTo, paths } from "@stanza/web-site";
import { setWalking, useWalking } from "../scene3d/walking.ts";
import { startWalls } from "./wall-tool.ts";

/** Takes the wall tool in hand in the view that is shown. Walls can be drawn in every one but on a walk: then the plan is shown. */
export function drawWallsInView(): void {
  if (!useWalking.getState().on) {
    startWalls();
    return;
  }
  const projectId = useProject.getState().open?.projectId ?? null;
  setWalking(false);
  void goTo(paths.workspace({ projectId, view: "2d" }), { replace: true }).then(() => startWalls());
}
