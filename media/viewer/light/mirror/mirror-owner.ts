import type { ViewerRoom } from "@stanza/models";
import { type Scene, type Texture, Vector3, type WebGLRenderer, type WebGLRenderTarget } from "three";
import type { MirroredRoom } from "./room-mirror.ts";

/** Shared by every surface material. */
export interface MirrorUniforms {
  readonly mirrorMap: { value: Texture | null };
  /** How many levels of roughness the mirror has; 0: the surroundings are seen in its stead. */
  readonly mirrorLods: { value: number };
  readonly mirrorFrom: { value: Vector3 };
  readonly mirrorMin: { value: Vector3 };
  readonly mirrorMax: { value: Vector3 };
}

/** What shiny surfaces of a room show: the room itself, once it has been looked at from its middle. */
export class MirrorOwner {
  readonly uniforms: MirrorUniforms = {
    mirrorMap: { value: null },
    mirrorLods: { value: 0 },
    mirrorFrom: { value: new Vector3() },
    mirrorMin: { value: new Vector3() },
    mirrorMax: { value: new Vector3(1, 1, 1) },
  };
  #target: WebGLRenderTarget | null = null;
  #isGone = false;

  /**
   * Looks at the room anew; what is needed for that comes after the first picture.
   *
   * from  runs a task with the walls as they are seen from a place
   */
  async renew(
    renderer: WebGLRenderer,
    scene: Scene,
    rooms: () => readonly ViewerRoom[],
    from: (place: MirroredRoom["from"], task: () => void) => void,
  ): Promise<void> {
    const { mirroredRoom, mirrorOf } = await import("./room-mirror.ts");
    const room = mirroredRoom(rooms());
    if (!room || this.#isGone || renderer.getContext().isContextLost()) {
      this.forget();
      return;
    }
    from(room.from, () =>
      this.#set(
        this.without(() => mirrorOf(renderer, scene, room)),
        room,
      ),
    );
  }

  /** No mirror: the surroundings are seen. */
  forget(): void {
    this.#target?.dispose();
    this.#target = null;
    this.uniforms.mirrorMap.value = null;
    this.uniforms.mirrorLods.value = 0;
  }

  /** Runs `task` while the surroundings are mirrored. */
  without<T>(task: () => T): T {
    const { mirrorLods } = this.uniforms;
    const { value } = mirrorLods;
    mirrorLods.value = 0;
    try {
      return task();
    } finally {
      mirrorLods.value = value;
    }
  }

  dispose(): void {
    this.#isGone = true;
    this.forget();
  }

  #set(target: WebGLRenderTarget, { box, from }: MirroredRoom): void {
    this.forget();
    this.#target = target;
    const { mirrorMap, mirrorLods, mirrorFrom, mirrorMin, mirrorMax } = this.uniforms;
    mirrorMap.value = target.texture;
    mirrorLods.value = target.texture.mipmaps.length - 1;
    mirrorFrom.value.set(...from);
    mirrorMin.value.set(...box.min);
    mirrorMax.value.set(...box.max);
  }
}
