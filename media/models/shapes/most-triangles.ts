import type { Solid } from "@stanza/geometry";
import { MOST_SEGMENTS } from "./revolution-mesh.ts";

/** The most triangles that a solid is built of, told without building it. */
export function mostTrianglesOf(solid: Solid): number {
  switch (solid.type) {
    case "box":
    case "mesh":
      return 12;
    case "cylinder":
      return 4 * MOST_SEGMENTS;
    case "revolution":
      return 2 * MOST_SEGMENTS * (solid.profile.length + 1);
    case "extrusion":
      return 4 * solid.profile.length;
  }
}
