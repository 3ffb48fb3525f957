import type { Scene, WebGLRenderer, WebGLRenderTarget } from "three";
import type { RoomUniforms } from "../room-uniforms.ts";
import { type MirroredRoom, mirrorOf } from "./room-mirror.ts";

/** What shiny surfaces of a room show: the room itself, once it has been looked at from its middle. */
export class MirrorOwner {
  readonly #uniforms: RoomUniforms;
  #target: WebGLRenderTarget | null = null;

  constructor(uniforms: RoomUniforms) {
    this.#uniforms = uniforms;
  }

  /** Looks at a room anew, with the walls as they stand. */
  take(renderer: WebGLRenderer, scene: Scene, room: MirroredRoom): void {
    const target = this.without(() => mirrorOf(renderer, scene, room));
    this.forget();
    this.#target = target;
    const { mirrorMap, mirrorLods, mirrorFrom, mirrorMin, mirrorMax } = this.#uniforms;
    mirrorMap.value = target.texture;
    mirrorLods.value = target.texture.mipmaps.length - 1;
    mirrorFrom.value.set(...room.from);
    mirrorMin.value.set(...room.box.min);
    mirrorMax.value.set(...room.box.max);
  }

  /** No mirror: the surroundings are seen. */
  forget(): void {
    this.#target?.dispose();
    this.#target = null;
    this.#uniforms.mirrorMap.value = null;
    this.#uniforms.mirrorLods.value = 0;
  }

  /** Runs `task` while the surroundings are mirrored. */
  without<T>(task: () => T): T {
    const { mirrorLods } = this.#uniforms;
    const { value } = mirrorLods;
    mirrorLods.value = 0;
    try {
      return task();
    } finally {
      mirrorLods.value = value;
    }
  }
}
