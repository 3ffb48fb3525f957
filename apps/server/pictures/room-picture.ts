import type { Project } from "@stanza/project";
import type { Evaluator } from "../evaluation/evaluator.ts";
import type { PictureUse, ScenePictures } from "./scene-pictures.ts";

export interface PicturedProject {
  readonly shopId: string;
  readonly project: Project;
  /** Number of the stored project, with which its picture goes; absent: it is not stored. */
  readonly projectId?: number;
  /** ISO date; null: everything is in date. */
  readonly priceDate: string | null;
}

/**
 * PNG of a project's rooms; `null`: nothing to see, or it is not there in time.
 *
 * waitMs  somebody waits so long; absent: nobody waits, and it is made when there is nothing more urgent
 */
export async function roomPicture(
  { evaluator, scenes }: { readonly evaluator: Evaluator; readonly scenes: ScenePictures },
  { shopId, project, projectId, priceDate }: PicturedProject,
  use: PictureUse,
  waitMs?: number,
): Promise<Buffer | null> {
  if (!scenes.isOn) return null;
  const scene = await evaluator.photograph(project, priceDate);
  if (!scene) return null;
  return scenes.picture(
    { shopId, scene, use, projectId },
    waitMs === undefined ? { isUrgent: false } : { isUrgent: true, until: AbortSignal.timeout(waitMs) },
  );
}
