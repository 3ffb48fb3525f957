import { unzipSync } from "fflate";
import type { Mesh, Object3D } from "three";
import { Vector3 } from "three";
import { USDLoader } from "three/examples/jsm/loaders/USDLoader.js";
import { expect, test } from "vitest";
import { demoModel } from "../testing/demo-model.ts";
import { expectSame } from "../testing/expect-same.ts";
import { measure, measuresOf, type Triangle } from "../testing/model-measures.ts";
import { toUsdz } from "./to-usdz.ts";

function trianglesOf(root: Object3D): Triangle[] {
  root.updateMatrixWorld(true);
  const triangles: Triangle[] = [];
  root.traverse((object) => {
    if (!("isMesh" in object)) return;
    const { geometry, matrixWorld } = object as Mesh;
    const flat = geometry.index ? geometry.toNonIndexed() : geometry;
    const at = flat.getAttribute("position");
    const corner = (i: number) =>
      new Vector3().fromBufferAttribute(at, i).applyMatrix4(matrixWorld).toArray();
    for (let i = 0; i < at.count; i += 3) triangles.push([corner(i), corner(i + 1), corner(i + 2)]);
  });
  return triangles;
}

test("[CD-09] three.js reads the text of the USDZ with the same triangles, bounds and volume", () => {
  const model = demoModel();
  const files = unzipSync(toUsdz(model));
  const text = new TextDecoder().decode(files["model.usda"]);
  const read = new USDLoader().parse(text.replaceAll(/asset inputs:file = .*/g, ""));
  expectSame(measure(trianglesOf(read)), measuresOf(model));
});

test("[CD-09] the USDZ packs nothing, begins each file at a multiple of 64 and has its scene first", () => {
  const archive = toUsdz(demoModel());
  const view = new DataView(archive.buffer);
  const names: string[] = [];
  for (let at = 0; view.getUint32(at, true) === 0x04034b50; ) {
    const [method, size] = [view.getUint16(at + 8, true), view.getUint32(at + 22, true)];
    const [name, extra] = [view.getUint16(at + 26, true), view.getUint16(at + 28, true)];
    names.push(new TextDecoder().decode(archive.subarray(at + 30, at + 30 + name)));
    const begins = at + 30 + name + extra;
    expect([method, begins % 64]).toEqual([0, 0]);
    at = begins + size;
  }
  expect(names[0]).toBe("model.usda");
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(Object.keys(unzipSync(archive)))).toEqual(new Set(names));
});

test("[CD-09] a name with quotes, a backslash or a line break ends no text of the USDZ", () => {
  const model = { ...demoModel(), title: 'Ida\'s "blue" \\ kitchen\n}' };
  const text = new TextDecoder().decode(unzipSync(toUsdz(model))["model.usda"]);
  expect(text).toContain(`string name = "Ida's 'blue' ' kitchen }"`);
});
