import type { Surface } from "@stanza/models";
import { newFrame } from "@stanza/tracer";
import { expect, test } from "vitest";
import { makePhotograph, mix } from "./make-photograph.ts";
import { photographSize } from "./photograph.ts";
import type { FromPhotographWorker } from "./photograph-protocol.ts";

const PAINT: Surface = { color: "#c04030", roughness: 0.9, metalness: 0, opacity: 1, pattern: "plain" };

test("a photograph comes in passes, each told with its share, the last with all; the same order gives the same picture", () => {
  const order = {
    scene: {
      meshes: [
        {
          positions: new Float32Array([
            -2000, 0, -2000, 2000, 0, -2000, 2000, 3000, -2000, -2000, 3000, -2000,
          ]),
          normals: new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1]),
          uvs: new Float32Array(8),
          indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
          surface: PAINT,
          glow: 0,
        },
      ],
      outlooks: [],
      camera: { at: [0, 1500, 1000], forward: [0, 0, -1], fov: 38, shift: 0 },
      ambient: 1,
    },
    environment: "studio_small_09",
    width: 12,
    height: 8,
  } as const;
  const heard: FromPhotographWorker[] = [];
  makePhotograph(order, (message) => heard.push(message));
  const pictures = heard.flatMap((message) => (message.kind === "picture" ? [message] : []));
  expect(pictures.length).toBeGreaterThan(1);
  expect(heard.at(-1)).toMatchObject({ kind: "picture", share: 1 });
  const shares = heard.map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  const { pixels } = pictures.at(-1)!;
  expect(pixels.length).toBe(12 * 8 * 4);
  // The wall fills the picture, and its red is red.
  for (let i = 0; i < pixels.length; i += 4) {
    expect(pixels[i]!).toBeGreaterThan(pixels[i + 1]! + 30);
    expect(pixels[i + 3]).toBe(255);
  }
  const again: FromPhotographWorker[] = [];
  makePhotograph(order, (message) => again.push(message));
  expect(again.at(-1)).toEqual(heard.at(-1));
});

test("passes count by their samples", () => {
  const frame = newFrame(1, 1);
  const rows = (value: number) => {
    const one = newFrame(1, 1);
    one.color.fill(value);
    one.variance.fill(4);
    return one;
  };
  mix(frame, rows(1), 0, 0, 4);
  mix(frame, rows(4), 0, 4, 12);
  expect(frame.color[0]).toBeCloseTo(3.25);
  expect(frame.variance[0]).toBeCloseTo(4 * (1 / 16 + 9 / 16));
});

test("a large view is photographed smaller, in its own shape", () => {
  expect(photographSize(400, 300)).toEqual({ width: 400, height: 300 });
  const { width, height } = photographSize(3840, 2160);
  expect(width * height).toBeLessThanOrEqual(480_000);
  expect(width / height).toBeCloseTo(16 / 9, 2);
});
