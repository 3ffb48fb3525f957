import { editor, useProject } from "@stanza/web-project";
import { goTo, paths } from "@stanza/web-site";
import { hasNoRoomTools } from "../../product/product-preset.ts";
import { showElevation } from "../elevation/elevation-store.ts";
import { setWalking, useWalking } from "../scene3d/walking.ts";
import { sayWallsUpdated } from "./walls-updated.ts";

/** Takes the wall tool in hand. */
export function startWalls(): void {
  showElevation(null);
  editor.use("drawingWalls", {});
}

/**
 * Puts the wall tool away with what is drawn, as when the plan is left (spec 1 §2: leaving configurator2d commits the walls). The status bar says
 * so, where there was something.
 */
export function finishWalls(): void {
  if (editor.state.interaction.kind !== "drawingWalls") return;
  const before = useProject.getState().open?.document;
  editor.putAway();
  if (before !== useProject.getState().open?.document) sayWallsUpdated();
}

/** Takes the wall tool in hand in the view that is shown. Walls can be drawn in every one but on a walk: then the plan is shown. */
export function drawWallsInView(): void {
  if (hasNoRoomTools()) return;
  if (!useWalking.getState().on) {
    startWalls();
    return;
  }
  const projectId = useProject.getState().open?.projectId ?? null;
  setWalking(false);
  void goTo(paths.workspace({ projectId, view: "2d" }), { replace: true }).then(() => startWalls());
}
