import validator from "gltf-validator";
import { expect, test } from "vitest";
import { trianglesOf } from "../model.ts";
import { modelToMeshes } from "../model-to-meshes.ts";
import { readByAssimp } from "../testing/assimp.ts";
import { demoModel, demoProject, sceneOf } from "../testing/demo-model.ts";
import { expectSame } from "../testing/expect-same.ts";
import { measuresOf } from "../testing/model-measures.ts";
import { toGlb } from "./to-glb.ts";

test("[CD-08] the Khronos validator finds nothing wrong with the GLB of a kitchen, and nothing to warn of", async () => {
  const model = demoModel({ ceilings: "all" });
  const report = await validator.validateBytes(toGlb(model));
  expect(report.issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  expect(report.info.totalTriangleCount).toBe(trianglesOf(model));
  expect(report.info.materialCount).toBe(model.materials.length);
  expect(report.info.extensionsUsed).toBeUndefined();
});

test("[CD-08] assimp reads the GLB with the same triangles, bounds and volume, and each article under its name", () => {
  const model = demoModel();
  const read = readByAssimp({ "model.glb": toGlb(model) });
  expectSame(read, measuresOf(model));
  expect(read.meshes).toBe(model.nodes.flatMap(({ meshes }) => meshes).length);
  expect(new Set(read.names)).toEqual(new Set(model.nodes.map(({ name }) => name)));
  expect(read.names.some((name) => name.startsWith("BASE-"))).toBe(true);
});

test("[CD-08] one row alone is a model without the room, and a row that is hidden is not in the whole", () => {
  const project = demoProject();
  const [first] = project.rows;
  const one = modelToMeshes(sceneOf(project, new Set([first!.id])));
  if (!one.ok) throw new Error(one.problem);
  expect(one.model.nodes.map(({ id }) => id)).toEqual([first!.id]);
  const hidden = {
    ...project,
    rows: project.rows.map((row) => (row === first ? { ...row, hidden: true as const } : row)),
  };
  const rest = modelToMeshes(sceneOf(hidden));
  if (!rest.ok) throw new Error(rest.problem);
  expect(rest.model.nodes.map(({ id }) => id)).not.toContain(first!.id);
});

test("[CD-08] nothing to see and too much of it are told apart", () => {
  const project = demoProject();
  expect(modelToMeshes(sceneOf({ ...project, rooms: [], rows: [] }))).toEqual({
    ok: false,
    problem: "empty",
  });
  expect(modelToMeshes(sceneOf(project), { mostTriangles: 500 })).toEqual({
    ok: false,
    problem: "too-large",
  });
});
