import { encodeProject, type ProjectDocument } from "@stanza/codecs";
import {
  igxSceneOf,
  type Model,
  type ModelScene,
  modelScene,
  modelToMeshes,
  toDxfFaces,
  toGlb,
  toIfc,
  toUsdz,
} from "@stanza/models";
import { drawingLanguage, opened, useCatalogues } from "@stanza/web-project";
import { client } from "@stanza/web-site";
import type { ShownScene } from "../canvas/shown.ts";
import { fileNameOf } from "../picture/file-name-of.ts";

/** Files of other programs. Those that the specification has the server make need a network. */
export const MODEL_FORMATS = ["glb", "usdz", "ifc", "dxf", "obj", "igx"] as const;
export type ModelFormat = (typeof MODEL_FORMATS)[number];

export const needsNetwork = (format: ModelFormat): boolean => format === "obj" || format === "igx";

/** A scene with its model, ready to be written. */
export interface ReadyModel {
  readonly scene: ModelScene;
  readonly model: Model;
}

/** What is shown as a model, or why there is none. `only`: ids of rows; absent: the whole project with its rooms. */
export function modelOf(
  { project, evaluated }: ShownScene,
  interfaceLanguage: string,
  only?: ReadonlySet<string>,
): ReadyModel | "empty" | "too-large" {
  const scene = modelScene(project, evaluated, opened(useCatalogues.getState().loaded), {
    language: drawingLanguage(interfaceLanguage),
    ...(only ? { only } : {}),
  });
  const result = modelToMeshes(scene);
  return result.ok ? { scene, model: result.model } : result.problem;
}

/** What a file is written for. */
interface FileWish {
  readonly document: ProjectDocument;
  /** What tells the project from others: its number, or its room's id before it has one. */
  readonly key: string;
  readonly userId: string;
}

/** A file with its name; else what has gone wrong. */
export type MadeFile =
  | { readonly blob: Blob; readonly name: string }
  | "offline"
  | "too-large"
  | "empty"
  | "failed";

/** Writes a file: here, or on the server where the specification has it made there. */
export async function modelFile(
  format: ModelFormat,
  { scene, model }: ReadyModel,
  { document, key, userId }: FileWish,
): Promise<MadeFile> {
  const name = (ending: string) => `${fileNameOf(document.project.description)}.${ending}`;
  const file = (content: Uint8Array | string, type: string): MadeFile => ({
    blob: new Blob([content as BlobPart], { type }),
    name: name(format),
  });
  switch (format) {
    case "glb":
      return file(toGlb(model), "model/gltf-binary");
    case "usdz":
      return file(toUsdz(model), "model/vnd.usdz+zip");
    case "ifc":
      return file(toIfc(scene, model, { key, at: new Date() }), "application/x-step");
    case "dxf":
      return file(toDxfFaces(model), "image/vnd.dxf");
    case "obj":
    case "igx": {
      const jsonScene = JSON.stringify(igxSceneOf(scene, model));
      const body =
        format === "obj"
          ? ({ expKey: "OBJ", userId, jsonScene } as const)
          : ({ expKey: "IGX", jsonScene, jsonData: JSON.stringify(encodeProject(document)) } as const);
      const answer = await client.exportObjSceneDownload({ body });
      if (answer.status === 200)
        return {
          blob: answer.body as unknown as Blob,
          // The names are the specification's (spec 1 §7).
          name: format === "obj" ? "dump.zip" : "IGXfile.zip",
        };
      if (answer.status === 413) return "too-large";
      if (answer.status === 422 && answer.body.error === "nothing-to-show") return "empty";
      return answer.status === 0 ? "offline" : "failed";
    }
  }
}
