/** What a surface does with light, as glTF describes it. Colours are linear, 0 … 1. */
export interface SurfaceMaterial {
  readonly color: readonly [number, number, number];
  readonly metallic: number;
  /** Perceptual roughness, 0 … 1. */
  readonly roughness: number;
  /** Share of the light that goes straight through, as through a pane: 0 … 1. */
  readonly transmission: number;
  readonly ior: number;
  /** Radiance that the surface gives off. */
  readonly emission: readonly [number, number, number];
  /** A picture whose colours multiply `color`, by its index; absent: none. */
  readonly texture?: number;
}

/** A picture that repeats over a surface: sRGB, three or four bytes a pixel, top row first. */
export interface Texture {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly bytes: Uint8Array;
}

/** Triangles with their materials, metres, Y up. */
export interface TracerScene {
  /** Corners, nine numbers a triangle. */
  readonly positions: Float32Array;
  /** Normals of the corners, nine numbers a triangle. */
  readonly normals: Float32Array;
  /** Index into `materials`, one a triangle. */
  readonly materialOf: Uint32Array;
  readonly materials: readonly SurfaceMaterial[];
  /** Places in the texture of the corners, six numbers a triangle; absent: no material has a texture. */
  readonly uvs?: Float32Array;
  readonly textures: readonly Texture[];
}
