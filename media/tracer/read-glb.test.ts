import { expect, test } from "vitest";
import { cameraFault } from "./camera.ts";
import { readGlb } from "./read-glb.ts";
import { SceneFault } from "./scene-fault.ts";
import { glbOf, glbOfBoxes } from "./testing/glb-of-boxes.ts";
import { sampleRoom } from "./testing/sample-room.ts";

const reasonOf = (bytes: Uint8Array): string => {
  try {
    readGlb(bytes);
    return "read";
  } catch (error) {
    if (!(error instanceof SceneFault)) throw error;
    return error.reason;
  }
};

test("[RF-02] reads triangles with their materials", () => {
  const scene = readGlb(sampleRoom());
  expect(scene.materialOf).toHaveLength(7 * 12);
  expect(scene.materials[4]).toMatchObject({ metallic: 1, roughness: 0.25 });
  expect(scene.materials[5]).toMatchObject({ transmission: 0.9 });
  expect(scene.materials[6]?.emission[0]).toBe(6);
});

test("[RF-02] nodes stand in one another, turned and scaled", () => {
  const box = glbOfBoxes([{ from: [0, 0, 0], to: [1, 1, 1] }]);
  const length = new DataView(box.buffer).getUint32(12, true);
  const contents = JSON.parse(new TextDecoder().decode(box.subarray(20, 20 + length)));
  contents.nodes = [
    { children: [1], translation: [10, 0, 0] },
    { mesh: 0, scale: [2, 1, 1], rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2] },
  ];
  const { positions } = readGlb(glbOf(contents, box.subarray(28 + length)));
  const xs = positions.filter((_, i) => i % 3 === 0);
  const zs = positions.filter((_, i) => i % 3 === 2);
  expect([Math.min(...xs), Math.max(...xs)].map((one) => Math.round(one * 1e4) / 1e4)).toEqual([10, 11]);
  expect([Math.min(...zs), Math.max(...zs)].map((one) => Math.round(one * 1e4) / 1e4)).toEqual([-2, 0]);
});

test("[RF-02] a file that is cut off, lies or asks for too much is refused by name", () => {
  const room = sampleRoom();
  expect(reasonOf(new Uint8Array(3))).toBe("not-a-glb");
  expect(reasonOf(room.subarray(0, 200))).toBe("not-a-glb");
  expect(reasonOf(room.subarray(0, room.length - 400))).toBe("not-a-glb");
  expect(reasonOf(glbOf({ scenes: [{ nodes: [] }] }, new Uint8Array()))).toBe("no-triangles");
  expect(reasonOf(glbOf({ scenes: [{ nodes: [0] }], nodes: [{ children: [0] }] }, new Uint8Array()))).toBe(
    "too-large",
  );
  expect(reasonOf(glbOf({ extensionsRequired: ["KHR_draco_mesh_compression"] }, new Uint8Array()))).toBe(
    "not-supported",
  );
  const accessors = [{ bufferView: 0, componentType: 5126, count: 1e9, type: "VEC3" }];
  const liar = {
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors,
    bufferViews: [{ byteLength: 36 }],
  };
  expect(reasonOf(glbOf(liar, new Uint8Array(36)))).toBe("not-a-glb");
});

test("[RF-02] ten million triangles are refused before they are spread", () => {
  const corners = new Uint8Array(36);
  const indices = new Uint8Array(3 * 700_000);
  const binary = new Uint8Array(36 + indices.length);
  binary.set(corners);
  const primitive = { attributes: { POSITION: 0 }, indices: 1 };
  const many = {
    scenes: [{ nodes: Array.from({ length: 15 }, () => 0) }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [primitive] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: "VEC3" },
      { bufferView: 1, componentType: 5121, count: 2_100_000, type: "SCALAR" },
    ],
    bufferViews: [{ byteLength: 36 }, { byteOffset: 36, byteLength: indices.length }],
  };
  expect(reasonOf(glbOf(many, binary))).toBe("too-large");
});

test.each([
  [{ from: [0, 0, 0], to: [0, 0, 0], fovDegrees: 40 }, "no-direction"],
  [{ from: [Number.NaN, 0, 0], to: [0, 0, 0], fovDegrees: 40 }, "not-a-number"],
  [{ from: [1, 0, 0], to: [0, 0, 0], fovDegrees: 0 }, "field-of-view"],
  [{ from: [1, 0, 0], to: [0, 0, 0], fovDegrees: 40 }, null],
] as const)("a camera of %j: %s", (camera, fault) => {
  expect(cameraFault(camera)).toBe(fault);
});
