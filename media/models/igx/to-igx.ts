import { toGlb } from "../gltf/to-glb.ts";
import type { Model } from "../model.ts";
import type { IgxScene } from "./igx-scene.ts";

/**
 * The files of an IGX container, by path: what it is, the scene as data, the data that were given with it, and the same scene as GLB for
 * programs that read no IGX.
 *
 * scene  and the model of it
 * data   JSON, kept as it was given
 *
 * ASSUMED: IGX is our own container, as the specification names the format and does not show it (docs/igx.md, graphics.md §5).
 */
export function toIgx(scene: IgxScene, data: string, model: Model): ReadonlyMap<string, Uint8Array> {
  const text = new TextEncoder();
  const manifest = {
    format: "stanza-igx",
    version: 1,
    title: scene.title,
    units: "mm",
    up: "y",
    files: { scene: "scene.json", data: "data.json", model: "model.glb" },
  };
  return new Map([
    ["manifest.json", text.encode(`${JSON.stringify(manifest, null, 2)}\n`)],
    ["scene.json", text.encode(JSON.stringify(scene))],
    ["data.json", text.encode(data)],
    ["model.glb", toGlb(model)],
  ]);
}
