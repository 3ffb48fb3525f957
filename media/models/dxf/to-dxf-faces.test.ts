import { expect, test } from "vitest";
import { readByAssimp } from "../testing/assimp.ts";
import { demoModel } from "../testing/demo-model.ts";
import { expectSame } from "../testing/expect-same.ts";
import { measuresOf } from "../testing/model-measures.ts";
import { toDxfFaces } from "./to-dxf-faces.ts";

test("[CD-08] assimp reads the DXF with the same triangles, bounds and volume", () => {
  const model = demoModel();
  // It turns Z, which is upwards in a DXF, to Y by itself.
  expectSame(readByAssimp({ "model.dxf": toDxfFaces(model) }, 0.001), measuresOf(model));
});

test("[CD-08] the DXF has Z upwards in millimetres, and a layer for each kind of thing", () => {
  const model = demoModel();
  const dxf = toDxfFaces(model);
  const heights = [...dxf.matchAll(/\r\n3[0-3]\r\n(-?[\d.]+)/g)].map(([, value]) => Number(value));
  expect(Math.max(...heights) / 1000).toBeCloseTo(measuresOf(model).bounds.max[1], 4);
  const layers = [...dxf.matchAll(/3DFACE\r\n8\r\n(\w+)/g)].map(([, name]) => name);
  expect(new Set(layers)).toEqual(new Set(["FURNITURE", "OPENINGS", "WALLS", "FLOORS"]));
});
