import {
  ClampToEdgeWrapping,
  Data3DTexture,
  HalfFloatType,
  LinearFilter,
  RGBAFormat,
  Vector3,
  Vector4,
} from "three";
import type { RoomLight } from "./bounce/room-light.ts";
import type { LightStrip } from "./light-strips.ts";

/** Strips that light what is below them at once; more are left out. */
export const MOST_STRIPS = 8;

/** Shared by every surface material, as those of the ambient shade are. */
export interface RoomLightUniforms {
  readonly lightColors: { value: Data3DTexture };
  readonly lightWays: { value: Data3DTexture };
  readonly lightMin: { value: Vector3 };
  readonly lightSize: { value: Vector3 };
  /** 1: light is known as it comes through the room. */
  readonly lightBounced: { value: number };
  /** A strip's two ends, the second with its strength; a strength of 0 ends the list. */
  readonly stripFrom: { value: Vector3[] };
  readonly stripTo: { value: Vector4[] };
}

const ONE = 0x3c00;
/** The same light everywhere. */
const EVEN: RoomLight = {
  min: [0, 0, 0],
  size: [1, 1, 1],
  counts: [1, 1, 1],
  colors: new Uint16Array([ONE, ONE, ONE, ONE]),
  ways: new Uint16Array(4),
};

/** Light that came through the rooms as textures that the surface materials read, and the strips that light what is near. */
export class RoomLightVolume {
  readonly uniforms: RoomLightUniforms = {
    lightColors: { value: textureOf(EVEN.colors, EVEN.counts) },
    lightWays: { value: textureOf(EVEN.ways, EVEN.counts) },
    lightMin: { value: new Vector3() },
    lightSize: { value: new Vector3(1, 1, 1) },
    lightBounced: { value: 0 },
    stripFrom: { value: Array.from({ length: MOST_STRIPS }, () => new Vector3()) },
    stripTo: { value: Array.from({ length: MOST_STRIPS }, () => new Vector4()) },
  };
  readonly #even = [this.uniforms.lightColors.value, this.uniforms.lightWays.value] as const;
  #own: readonly [Data3DTexture, Data3DTexture] | null = null;
  #light: RoomLight | null = null;

  /** The light that is shown; null: the same everywhere. */
  get light(): RoomLight | null {
    return this.#light;
  }

  set(light: RoomLight | null): void {
    for (const texture of this.#own ?? []) texture.dispose();
    this.#light = light;
    this.#own = light && [textureOf(light.colors, light.counts), textureOf(light.ways, light.counts)];
    this.#show(this.#own ?? this.#even);
    this.uniforms.lightMin.value.set(...(light ?? EVEN).min);
    this.uniforms.lightSize.value.set(...(light ?? EVEN).size);
  }

  /** Runs `task` in a place where light is the same everywhere. */
  evenly<T>(task: () => T): T {
    const { stripTo } = this.uniforms;
    const [first] = stripTo.value;
    const strength = first!.w;
    try {
      this.#show(this.#even);
      first!.w = 0;
      return task();
    } finally {
      this.#show(this.#own ?? this.#even);
      first!.w = strength;
    }
  }

  setStrips(strips: readonly LightStrip[], strength: number): void {
    const { stripFrom, stripTo } = this.uniforms;
    for (let i = 0; i < MOST_STRIPS; i++) {
      const strip = strips[i];
      stripTo.value[i]!.w = strip ? strength : 0;
      if (!strip) continue;
      stripFrom.value[i]!.set(...strip.from);
      stripTo.value[i]!.set(...strip.to, strength);
    }
  }

  dispose(): void {
    for (const texture of [...this.#even, ...(this.#own ?? [])]) texture.dispose();
  }

  #show(textures: readonly [Data3DTexture, Data3DTexture]): void {
    const [colors, ways] = textures;
    this.uniforms.lightBounced.value = textures === this.#even ? 0 : 1;
    this.uniforms.lightColors.value = colors;
    this.uniforms.lightWays.value = ways;
  }
}

function textureOf(data: Uint16Array<ArrayBuffer>, [x, y, z]: RoomLight["counts"]): Data3DTexture {
  const texture = new Data3DTexture(data, x, y, z);
  texture.format = RGBAFormat;
  texture.type = HalfFloatType;
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.wrapS = texture.wrapT = texture.wrapR = ClampToEdgeWrapping;
  texture.needsUpdate = true;
  return texture;
}
