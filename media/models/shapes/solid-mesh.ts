/** Triangles of one solid in its own frame: mm, outward unit normals, `uvs` in mm with V along the grain. */
export interface SolidMesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array;
  readonly indices: Uint32Array;
}

export const EMPTY_MESH: SolidMesh = {
  positions: new Float32Array(0),
  normals: new Float32Array(0),
  uvs: new Float32Array(0),
  indices: new Uint32Array(0),
};
