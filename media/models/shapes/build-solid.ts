import { type Axis, type Solid, solidBounds } from "@stanza/geometry";
import { bevelOf } from "./bevel.ts";
import { boxMesh } from "./box-mesh.ts";
import { extrusionMesh } from "./extrusion-mesh.ts";
import { revolutionMesh } from "./revolution-mesh.ts";
import { EMPTY_MESH, type SolidMesh } from "./solid-mesh.ts";

/**
 * The triangles of a solid. Counter-clockwise seen from outside.
 *
 * grain     axis that V follows; absent or `none`: the solid's longest side
 * bevelled  boxes have edges that catch light, as far as they are thick enough
 *
 * A `mesh` solid is drawn as the box of its size; one of unknown size has no triangles.
 */
export function buildSolid(solid: Solid, grain?: Axis | "none", bevelled = false): SolidMesh {
  const along = grain && grain !== "none" ? grain : longestAxis(solid);
  switch (solid.type) {
    case "box":
      return boxMesh(solid.size, along, bevelled ? bevelOf(solid.size) : 0);
    case "cylinder":
      return revolutionMesh({
        profile: [
          [solid.radius, 0],
          [solid.radius, solid.height],
        ],
        axis: solid.axis,
      });
    case "revolution":
      return revolutionMesh(solid);
    case "extrusion":
      return extrusionMesh(solid, along);
    case "mesh":
      return solid.size ? boxMesh(solid.size, along) : EMPTY_MESH;
  }
}

/** The axis of the solid's largest extent; Y for a mesh of unknown size. */
export function longestAxis(solid: Solid): Axis {
  const bounds = solidBounds(solid);
  if (!bounds) return "y";
  const [w, h, d] = [0, 1, 2].map((i) => (bounds.max[i] ?? 0) - (bounds.min[i] ?? 0)) as [
    number,
    number,
    number,
  ];
  if (h >= w && h >= d) return "y";
  return w >= d ? "x" : "z";
}
