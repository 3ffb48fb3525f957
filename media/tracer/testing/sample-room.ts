import { glbOfBoxes } from "./glb-of-boxes.ts";

/** A room that is open to the front, with a cabinet, a steel cylinder's box and a lamp under the ceiling: small, with every material. */
export const sampleRoom = (): Uint8Array<ArrayBuffer> =>
  glbOfBoxes([
    { from: [-2, -0.1, -2], to: [2, 0, 2], color: [0.5, 0.35, 0.22] },
    { from: [-2, 0, -2.1], to: [2, 2.6, -2], color: [0.82, 0.82, 0.8] },
    { from: [-2.1, 0, -2], to: [-2, 2.6, 2], color: [0.3, 0.45, 0.4] },
    { from: [-1.4, 0, -2], to: [0.2, 0.9, -1.4], color: [0.85, 0.85, 0.85], roughness: 0.3 },
    { from: [0.4, 0, -2], to: [1, 1.4, -1.4], color: [0.75, 0.75, 0.76], metallic: 1, roughness: 0.25 },
    {
      from: [-0.9, 0.9, -1.8],
      to: [-0.4, 1.3, -1.79],
      color: [0.95, 1, 0.97],
      roughness: 0,
      transmission: 0.9,
    },
    { from: [-0.5, 2.5, -1], to: [0.5, 2.52, 0], color: [0, 0, 0], emission: [6, 5.6, 5] },
  ]);
