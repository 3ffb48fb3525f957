import { expect, test } from "vitest";
import { readGlb } from "../read-glb.ts";
import { glbOfBoxes } from "../testing/glb-of-boxes.ts";
import { sampleRoom } from "../testing/sample-room.ts";
import { developedSnapshot } from "./developed-snapshot.ts";
import { takeSnapshot } from "./take-snapshot.ts";

const SIZE = { width: 64, height: 48, raysAcross: 2 } as const;
const camera = { from: [1.2, 1.5, 4], to: [-0.2, 1, -1], fovDegrees: 40, isUpright: true } as const;

/** Linear light of the pixel at a place of the picture, 0 … 1. */
const lightAt = ({ color }: { color: Float32Array }, x: number, y: number): readonly number[] => {
  const at = (Math.floor(y * SIZE.height) * SIZE.width + Math.floor(x * SIZE.width)) * 3;
  return [...color.subarray(at, at + 3)];
};

test("[RF-02] a snapshot shows the scene's colours, and the same scene gives the same picture to the bit", () => {
  const scene = readGlb(sampleRoom());
  const first = takeSnapshot(scene, { ...SIZE, camera });
  expect(takeSnapshot(scene, { ...SIZE, camera }).color).toEqual(first.color);
  expect(first.color.every((one) => Number.isFinite(one) && one >= 0)).toBe(true);
  // The floor is of wood, and nearer than the wall behind it.
  const [r, g, b] = lightAt(first, 0.5, 0.95);
  expect(r! > g! && g! > b!).toBe(true);
  const shown = developedSnapshot(first, [255, 255, 255]);
  expect(new Set(shown).size).toBeGreaterThan(100);
});

test("[RF-02] where two things are close it is darker, and behind everything is paper", () => {
  const plate = { from: [-4, -0.1, -4], to: [4, 0, 4], color: [0.8, 0.8, 0.8] } as const;
  const box = { from: [-0.5, 0, -0.5], to: [0.5, 1, 0.5], color: [0.2, 0.2, 0.8] } as const;
  const from = { from: [0, 1.5, 6], to: [0, 0.5, 0], fovDegrees: 30 } as const;
  const with_ = takeSnapshot(readGlb(glbOfBoxes([plate, box])), { ...SIZE, camera: from });
  const without = takeSnapshot(readGlb(glbOfBoxes([plate])), { ...SIZE, camera: from });
  const [x, y] = [0.5, 0.72];
  expect(lightAt(with_, x, y)[1]!).toBeLessThan(lightAt(without, x, y)[1]! * 0.95);
  expect(with_.behind[0]).toBe(1);
  expect([...developedSnapshot(with_, [250, 249, 248]).subarray(0, 3)]).toEqual([250, 249, 248]);
});

test("[RF-02] a pane shows what is behind it and a mirror what is before it", () => {
  const wall = { from: [-5, -5, -3.1], to: [5, 5, -3], color: [0.8, 0.1, 0.1] } as const;
  const eye = { from: [0, 0, 4], to: [0, 0, 0], fovDegrees: 20 } as const;
  const pane = {
    from: [-2, -2, -0.01],
    to: [2, 2, 0],
    color: [1, 1, 1],
    roughness: 0,
    transmission: 1,
  } as const;
  const [r, g] = lightAt(takeSnapshot(readGlb(glbOfBoxes([wall, pane])), { ...SIZE, camera: eye }), 0.5, 0.5);
  expect(r!).toBeGreaterThan(g! * 2);
  const mirror = { ...pane, transmission: 0, metallic: 1, roughness: 0.1 } as const;
  const behind = { from: [-9, -9, 5], to: [9, 9, 5.1], color: [0.1, 0.1, 0.9] } as const;
  const seen = lightAt(
    takeSnapshot(readGlb(glbOfBoxes([behind, mirror])), { ...SIZE, camera: eye }),
    0.5,
    0.5,
  );
  expect(seen[2]!).toBeGreaterThan(seen[0]! * 3);
});
