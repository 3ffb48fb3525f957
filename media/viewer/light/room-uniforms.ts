import { Data3DTexture, HalfFloatType, LinearFilter, type Texture, Vector3 } from "three";

/** Strips that light what is below them at once; more are left out. */
export const MOST_STRIPS = 6;

/** What every surface knows of the light in its room: replacing a value here changes all of them at the next frame. */
export interface RoomUniforms {
  /** Light at the points of a grid, and the way that it comes from; see `RoomLight`. */
  readonly lightColors: { value: Data3DTexture };
  readonly lightWays: { value: Data3DTexture };
  readonly lightMin: { value: Vector3 };
  readonly lightSize: { value: Vector3 };
  /** 1: light is known as it comes through the room. */
  readonly lightBounced: { value: number };
  /** Three numbers a strip, its one end; four, the other with its strength. A strength of 0 ends the list. */
  readonly stripFrom: { value: Float32Array };
  readonly stripTo: { value: Float32Array };
  /** The room as it is seen from a place in it, filtered for this many levels of roughness; 0: the surroundings are mirrored in its stead. */
  readonly mirrorMap: { value: Texture | null };
  readonly mirrorLods: { value: number };
  readonly mirrorFrom: { value: Vector3 };
  readonly mirrorMin: { value: Vector3 };
  readonly mirrorMax: { value: Vector3 };
}

/** Before anything is known of a room its light is the same everywhere. */
export function evenLight(): RoomUniforms {
  const at = (value = new Vector3()): { value: Vector3 } => ({ value });
  return {
    lightColors: { value: lightTexture(new Uint16Array(4).fill(0x3c00), [1, 1, 1]) },
    lightWays: { value: lightTexture(new Uint16Array(4), [1, 1, 1]) },
    lightMin: at(),
    lightSize: at(new Vector3(1, 1, 1)),
    lightBounced: { value: 0 },
    stripFrom: { value: new Float32Array(MOST_STRIPS * 3) },
    stripTo: { value: new Float32Array(MOST_STRIPS * 4) },
    mirrorMap: { value: null },
    mirrorLods: { value: 0 },
    mirrorFrom: at(),
    mirrorMin: at(),
    mirrorMax: at(),
  };
}

/** Frees the graphics card of the light that is shown. */
export function forgetLight({ lightColors, lightWays }: RoomUniforms): void {
  lightColors.value.dispose();
  lightWays.value.dispose();
}

/** Four half floats a point, x fastest, then y, then z. The caller disposes of it. */
export function lightTexture(
  data: Uint16Array<ArrayBuffer>,
  [x, y, z]: readonly [number, number, number],
): Data3DTexture {
  const texture = new Data3DTexture(data, x, y, z);
  texture.type = HalfFloatType;
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
