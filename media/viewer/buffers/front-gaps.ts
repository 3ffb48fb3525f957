import { EMPTY_MESH, type PlacedPart, type SolidMesh } from "@stanza/models";

/** Code of the dark between fronts, in `VIEWER_SURFACES`. */
export const GAP_MATERIAL = "front-gap";
/** A gap is the dark of half its width on either side of it, mm: two fronts stand 3 mm apart. */
const REACH = 1.6;
/** Behind the front's face, mm. */
const BEHIND = 2.5;
/** A front is a board: what is thicker is no front, mm. */
const THICKEST = 60;

const known = new WeakMap<SolidMesh, SolidMesh>();

/**
 * For each front a dark sheet just behind its face that reaches out into the gaps around it: what is seen between two fronts is the depth of a
 * cabinet, not the pale edge of its carcass. It goes where its front goes.
 */
export function frontGaps(parts: readonly PlacedPart[]): readonly PlacedPart[] {
  return parts.flatMap((part) => {
    if (part.part.layer !== "fronts") return [];
    const mesh = known.get(part.mesh) ?? sheetOf(part);
    known.set(part.mesh, mesh);
    return mesh === EMPTY_MESH ? [] : [{ ...part, mesh }];
  });
}

function sheetOf({ own: { min, max }, mesh }: PlacedPart): SolidMesh {
  const [w, h, d] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  // Handles and trims are no leaves; a front lies in its own XY plane, its face towards +Z.
  if (mesh.indices.length === 0 || d > THICKEST || d < 2 * BEHIND || w < d * 3 || h < d * 3)
    return EMPTY_MESH;
  const [x0, x1, y0, y1, z] = [
    min[0] - REACH,
    max[0] + REACH,
    min[1] - REACH,
    max[1] + REACH,
    max[2] - BEHIND,
  ];
  return {
    positions: new Float32Array([x0, y0, z, x1, y0, z, x1, y1, z, x0, y1, z]),
    normals: new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1]),
    uvs: new Float32Array(8),
    indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
  };
}
