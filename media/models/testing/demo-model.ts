import { decodeProject } from "@stanza/codecs";
import { evaluateProject } from "@stanza/evaluation";
import type { Project } from "@stanza/project";
import { sampleDocument } from "../../../apps/server/testing/sample-project.ts";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import type { Model } from "../model.ts";
import { type ModelOptions, modelToMeshes } from "../model-to-meshes.ts";
import { type ModelScene, modelScene } from "../scene/model-scene.ts";

const OPEN = new Map(
  (["cucina", "muri"] as const).map((name) => [demoCatalogue(name).open.code, demoCatalogue(name).open]),
);

/** A kitchen along two walls with a door, a window, worktops and plinths. */
export function demoProject(): Project {
  const decoded = decodeProject(sampleDocument("rossi-corner-kitchen"));
  if (!decoded.ok) throw new Error("the sample does not decode");
  return decoded.document.project;
}

export function sceneOf(project: Project, only?: ReadonlySet<string>): ModelScene {
  const evaluated = evaluateProject(project, OPEN);
  return modelScene(project, evaluated, OPEN, { language: "en", ...(only ? { only } : {}) });
}

export function demoModel(options?: ModelOptions): Model {
  const result = modelToMeshes(sceneOf(demoProject()), options);
  if (!result.ok) throw new Error(result.problem);
  return result.model;
}
