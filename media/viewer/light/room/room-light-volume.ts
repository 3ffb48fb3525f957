import type { Data3DTexture } from "three";
import { lightTexture, MOST_STRIPS, type RoomUniforms } from "../room-uniforms.ts";
import type { LightStrip } from "./light-strips.ts";
import type { RoomLight } from "./room-light.ts";

/** Where the strength of the first strip stands. */
const STRENGTH = 3;

/** Light that came through the rooms as textures that the surface materials read, and the strips that light what is near. */
export class RoomLightVolume {
  readonly #uniforms: RoomUniforms;
  readonly #even: readonly [Data3DTexture, Data3DTexture];
  #own: readonly [Data3DTexture, Data3DTexture] | null = null;

  /** uniforms  with the even light that was there first; whoever made them disposes of it */
  constructor(uniforms: RoomUniforms) {
    this.#uniforms = uniforms;
    this.#even = [uniforms.lightColors.value, uniforms.lightWays.value];
  }

  get isBounced(): boolean {
    return this.#own !== null;
  }

  /** null: the same light everywhere. */
  set(light: RoomLight | null): void {
    this.dispose();
    this.#own = light && [lightTexture(light.colors, light.counts), lightTexture(light.ways, light.counts)];
    this.#show(this.#own);
    if (!light) return;
    this.#uniforms.lightMin.value.set(...light.min);
    this.#uniforms.lightSize.value.set(...light.size);
  }

  /** Runs `task` in a place where light is the same everywhere. */
  evenly<T>(task: () => T): T {
    const { value: strips } = this.#uniforms.stripTo;
    const strength = strips[STRENGTH]!;
    try {
      this.#show(null);
      strips[STRENGTH] = 0;
      return task();
    } finally {
      this.#show(this.#own);
      strips[STRENGTH] = strength;
    }
  }

  setStrips(strips: readonly LightStrip[], strength: number): void {
    const { stripFrom, stripTo } = this.#uniforms;
    stripTo.value.fill(0);
    for (const [i, { from, to }] of strips.slice(0, MOST_STRIPS).entries()) {
      stripFrom.value.set(from, i * 3);
      stripTo.value.set([...to, strength], i * 4);
    }
  }

  /** Frees the graphics card; everything is uploaded again when it is next drawn. */
  dispose(): void {
    for (const texture of this.#own ?? []) texture.dispose();
  }

  #show(own: readonly [Data3DTexture, Data3DTexture] | null): void {
    [this.#uniforms.lightColors.value, this.#uniforms.lightWays.value] = own ?? this.#even;
    this.#uniforms.lightBounced.value = own ? 1 : 0;
  }
}
