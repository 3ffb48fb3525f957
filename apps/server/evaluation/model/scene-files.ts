import { packFiles } from "@stanza/codecs";
import { type IgxScene, modelOfIgx, toIgx, toObj } from "@stanza/models";
import type { Project } from "@stanza/project";

export interface SceneInput {
  readonly project: Project;
  readonly scene: IgxScene;
  /** `data`: what an IGX keeps beside the scene, JSON. */
  readonly as: { readonly format: "obj" } | { readonly format: "igx"; readonly data: string };
}

export type SceneFiles =
  | { readonly ok: true; readonly zip: Uint8Array }
  | { readonly ok: false; readonly problem: "empty" | "too-large" };

/** A scene as the archive of a format. */
export function makeSceneFiles({ scene, as }: Pick<SceneInput, "scene" | "as">): SceneFiles {
  const result = modelOfIgx(scene);
  if (!result.ok) return result;
  const { model } = result;
  return { ok: true, zip: packFiles(as.format === "obj" ? toObj(model) : toIgx(scene, as.data, model)) };
}
