import { type EvaluatedProject, type EvaluatedRow, standingFrame } from "@stanza/evaluation";
import type { Frame } from "@stanza/geometry";
import { newProject, type Project, wallSegments } from "@stanza/project";
import { useMemo } from "react";
import { useProject } from "../project-store.ts";
import { useEvaluation } from "./evaluation-store.ts";

/** The project as both views show it. */
export interface Scene {
  readonly project: Project;
  readonly evaluated: EvaluatedProject;
}

const NO_PROJECT: Project = newProject();
const NOTHING: EvaluatedProject = { rows: [], failed: [] };

let last: { readonly project: Project; readonly evaluated: EvaluatedProject; readonly scene: Scene } | null =
  null;

/**
 * The project with its evaluation, where the two agree on what stands where: the worker answers a frame or two after a change, and until
 * then a moved row would jump back and a deleted one linger. What did not move keeps its identity.
 */
export function sceneOf(project: Project | undefined, evaluated: EvaluatedProject | null): Scene {
  const [p, e] = [project ?? NO_PROJECT, evaluated ?? NOTHING];
  if (last?.project === p && last.evaluated === e) return last.scene;
  const scene: Scene = { project: p, evaluated: caughtUp(p, e) };
  last = { project: p, evaluated: e, scene };
  return scene;
}

/** The scene now, outside React. */
export const currentScene = (): Scene =>
  sceneOf(useProject.getState().open?.document.project, useEvaluation.getState().evaluated);

export function useScene(): Scene {
  const project = useProject((state) => state.open?.document.project);
  const evaluated = useEvaluation((state) => state.evaluated);
  return useMemo(() => sceneOf(project, evaluated), [project, evaluated]);
}

const sameFrame = (a: Frame, b: Frame): boolean =>
  a.rotY === b.rotY && a.at.every((one, axis) => one === b.at[axis]);

/** The rows where the project has them now; doors and windows follow their walls. */
export function caughtUp(project: Project, evaluated: EvaluatedProject): EvaluatedProject {
  const now = new Map(project.rows.map((row) => [row.id, row]));
  const segments = new Map(
    project.rooms.flatMap(wallSegments).map((segment) => [segment.wall.id, segment] as const),
  );
  let same = true;
  const rows = evaluated.rows.flatMap((row): readonly EvaluatedRow[] => {
    if (row.automatic) return [row];
    const current = now.get(row.row.id);
    const isThere = current?.placement === row.row.placement;
    if (isThere && current.placement.on === "room") return [row];
    if (!current) {
      same = false;
      return [];
    }
    const { placement } = current;
    const segment = placement.on === "wall" ? segments.get(placement.wall) : undefined;
    const frame = standingFrame(current, row.article, segment, project.rooms);
    if (isThere && sameFrame(frame, row.frame)) return [row];
    same = false;
    return [{ ...row, row: current, frame }];
  });
  return same ? evaluated : { ...evaluated, rows };
}
