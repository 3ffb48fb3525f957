import { expect, test } from "vitest";
import { readByAssimp } from "../testing/assimp.ts";
import { demoModel } from "../testing/demo-model.ts";
import { expectSame } from "../testing/expect-same.ts";
import { measuresOf } from "../testing/model-measures.ts";
import { toObj } from "./to-obj.ts";

const textOf = (files: ReadonlyMap<string, Uint8Array>, path: string) =>
  new TextDecoder().decode(files.get(path));

test("[CD-08] assimp reads the OBJ with the same triangles, bounds and volume, an object for each thing", () => {
  const model = demoModel();
  const files = toObj(model);
  const read = readByAssimp({ "model.obj": files.get("model.obj")!, "model.mtl": files.get("model.mtl")! });
  expectSame(read, measuresOf(model));
  const objects = textOf(files, "model.obj").match(/^o .+$/gm) ?? [];
  expect(new Set(objects).size).toBe(model.nodes.length);
});

test("[CD-08] every material that faces use is described, every picture is there, and names hold no spaces", () => {
  const files = toObj(demoModel());
  const [obj, mtl] = [textOf(files, "model.obj"), textOf(files, "model.mtl")];
  const described = new Set([...mtl.matchAll(/^newmtl (.+)$/gm)].map(([, name]) => name));
  const used = new Set([...obj.matchAll(/^usemtl (.+)$/gm)].map(([, name]) => name));
  expect(used).toEqual(described);
  expect([...used].filter((name) => name?.includes(" "))).toEqual([]);
  const pictures = [...mtl.matchAll(/^map_Kd (.+)$/gm)].map(([, path]) => path!);
  expect(pictures.length).toBeGreaterThan(0);
  for (const path of pictures)
    expect(files.get(path)?.subarray(1, 4)).toEqual(new Uint8Array([0x50, 0x4e, 0x47]));
});
