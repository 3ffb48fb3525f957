import { Data3DTexture, LinearFilter, RedFormat, UnsignedByteType, Vector3 } from "three";
import type { OcclusionGrid } from "./occlusion-grid.ts";

/** Shared by every surface material: replacing a value here changes all of them at the next frame. */
export interface OcclusionUniforms {
  readonly occlusionMap: { value: Data3DTexture };
  readonly occlusionMin: { value: Vector3 };
  readonly occlusionSize: { value: Vector3 };
  readonly occlusionCell: { value: number };
}

/** The ambient shade of the scene as a texture that the surface materials read. */
export class OcclusionVolume {
  readonly uniforms: OcclusionUniforms = {
    occlusionMap: { value: textureOf(new Uint8Array(8), [2, 2, 2]) },
    occlusionMin: { value: new Vector3() },
    occlusionSize: { value: new Vector3(1, 1, 1) },
    occlusionCell: { value: 1 },
  };

  #grid: OcclusionGrid | null = null;

  get grid(): OcclusionGrid | null {
    return this.#grid;
  }

  set(grid: OcclusionGrid): void {
    const { uniforms } = this;
    this.#grid = grid;
    const old = uniforms.occlusionMap.value;
    const [x, y, z] = grid.counts;
    if (old.image.width === x && old.image.height === y && old.image.depth === z) {
      old.image.data = grid.cells;
      old.needsUpdate = true;
    } else {
      old.dispose();
      uniforms.occlusionMap.value = textureOf(grid.cells, grid.counts);
    }
    uniforms.occlusionMin.value.set(...grid.min);
    uniforms.occlusionSize.value.set(...grid.size);
    uniforms.occlusionCell.value = grid.cell;
  }

  dispose(): void {
    this.uniforms.occlusionMap.value.dispose();
  }
}

function textureOf(
  cells: Uint8Array<ArrayBuffer>,
  [x, y, z]: readonly [number, number, number],
): Data3DTexture {
  const texture = new Data3DTexture(cells, x, y, z);
  texture.format = RedFormat;
  texture.type = UnsignedByteType;
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.unpackAlignment = 1;
  texture.needsUpdate = true;
  return texture;
}
