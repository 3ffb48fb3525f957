import type { Finding } from "@stanza/evaluation";
import { boxFootprint, type Vec2 } from "@stanza/geometry";
import { roomCorners } from "@stanza/project";
import { currentScene, editor, type Scene, useProject } from "@stanza/web-project";
import { goTo, isWorkspace, paths } from "@stanza/web-site";
import { fitPlan, usePlanView } from "../canvas/plan/plan-view.ts";
import type { Box } from "../canvas/plan/view-transform.ts";
import { showRoom } from "../canvas/walls/shown-room.ts";
import { showView } from "../frame/use-workspace-view.ts";
import { showChecks } from "../frame/workspace-layout.ts";

/** The margin beside the shown articles, mm. */
const MARGIN = 900;

/**
 * Selects what a finding is about and brings its place into the plan, which is opened beside 3D where it is not shown; from another page
 * it goes to the workspace, with the checks beside.
 */
export function showFinding({ rows, at, matter }: Finding): void {
  const scene = currentScene();
  editor.select(rows);
  if (matter.kind === "openRoom") showRoom(matter.room);
  const box = placeOf({ rows, at, matter }, scene);
  if (!isWorkspace(location.pathname)) {
    void goTo(paths.workspace({ projectId: useProject.getState().open?.projectId ?? null }));
    showChecks();
  } else if (box && usePlanView.getState().size === null) showView("split");
  if (!box) return;
  const fit = () => fitPlan(box, { everything: false });
  if (usePlanView.getState().size !== null) {
    fit();
    return;
  }
  const stop = usePlanView.subscribe(({ size }) => {
    if (size === null) return;
    stop();
    requestAnimationFrame(fit);
  });
  setTimeout(stop, 5000);
}

/** The part of the plan that a finding is at; `null`: it is at none. */
export function placeOf(
  { rows, at, matter }: Pick<Finding, "rows" | "at" | "matter">,
  { project, evaluated }: Scene,
): Box | null {
  const wanted = new Set(rows);
  const points: Vec2[] = at ? [[at[0], at[2]]] : [];
  for (const { row, frame, article } of evaluated.rows)
    if (wanted.has(row.id)) points.push(...boxFootprint(frame, article.box));
  if (matter.kind === "openRoom") {
    const room = project.rooms.find(({ id }) => id === matter.room);
    if (room) points.push(...roomCorners(room));
  }
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    min: [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN],
    max: [Math.max(...xs) + MARGIN, Math.max(...ys) + MARGIN],
  };
}
