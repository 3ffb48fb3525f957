import { expect, test } from "vitest";
import { modelToMeshes } from "../model-to-meshes.ts";
import { readByAssimp } from "../testing/assimp.ts";
import { demoProject, sceneOf } from "../testing/demo-model.ts";
import { expectSame } from "../testing/expect-same.ts";
import { measuresOf } from "../testing/model-measures.ts";
import { igxSceneOf, modelOfIgx } from "./igx-scene.ts";
import { toIgx } from "./to-igx.ts";

function demo() {
  const scene = sceneOf(demoProject());
  const result = modelToMeshes(scene);
  if (!result.ok) throw new Error(result.problem);
  return { model: result.model, igx: igxSceneOf(scene, result.model) };
}

test("[CD-08] the scene of an IGX goes through JSON and comes back as the same model", () => {
  const { model, igx } = demo();
  const read = modelOfIgx(JSON.parse(JSON.stringify(igx)));
  if (!read.ok) throw new Error(read.problem);
  expectSame(measuresOf(read.model), measuresOf(model));
  expect(read.model.nodes.map(({ name, kind }) => [name, kind])).toEqual(
    model.nodes.map(({ name, kind }) => [name, kind]),
  );
  expect(read.model.materials).toEqual(
    model.materials.map(({ name, surface: { color, roughness, metalness, opacity, pattern, accent } }) => ({
      name,
      surface: { color, roughness, metalness, opacity, pattern, ...(accent ? { accent } : {}) },
    })),
  );
});

test("[CD-08] an IGX container says what it is, keeps the data as they were given, and holds a GLB that others read", () => {
  const { model, igx } = demo();
  const files = toIgx(igx, '{"order": "48213"}', model);
  const json = (path: string) => JSON.parse(new TextDecoder().decode(files.get(path)));
  expect(json("manifest.json")).toMatchObject({ format: "stanza-igx", version: 1, units: "mm", up: "y" });
  expect(new TextDecoder().decode(files.get("data.json"))).toBe('{"order": "48213"}');
  expect(json("scene.json").nodes).toHaveLength(model.nodes.length);
  expectSame(readByAssimp({ "model.glb": files.get("model.glb")! }), measuresOf(model));
});
