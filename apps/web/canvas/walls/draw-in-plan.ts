import { goTo } from "../../navigation.ts";
import { paths } from "../../paths.ts";
import { useProject } from "../../stores/project-store.ts";
import { startWalls } from "./wall-tool.ts";

/** Shows the plan and takes the wall tool in hand. */
export function drawWallsInPlan(): void {
  const projectId = useProject.getState().open?.projectId ?? null;
  void goTo(paths.workspace({ projectId, view: "2d" })).then(() => startWalls());
}
