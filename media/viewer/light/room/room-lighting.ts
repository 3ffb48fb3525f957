import type { PlacedRow, Surface, ViewerRoom } from "@stanza/models";
import type { Scene, WebGLRenderer } from "three";
import type { LightSource } from "../luminaires.ts";
import type { RoomUniforms } from "../room-uniforms.ts";
import { lightStrips } from "./light-strips.ts";
import { MirrorOwner } from "./mirror-owner.ts";
import { RoomLightClient } from "./room-light-client.ts";
import { roomLightOrder } from "./room-light-order.ts";
import { RoomLightVolume } from "./room-light-volume.ts";
import { type MirroredRoom, mirroredRoom } from "./room-mirror.ts";

/** Brightness of a strip under a wall unit, by day and what the night adds. */
const STRIP = { day: 0.8, night: 0.3 } as const;
/** Lamps in a room are on by day too, as in a photograph. */
const LAMPS_BY_DAY = 0.16;

/** How bright the day is to what mirrors it: a screen cannot show how much brighter it is than a room. */
const DAY_MIRRORED = 4;

/** A scene as far as light in rooms depends on it. */
export interface LitScene {
  readonly rooms: readonly ViewerRoom[];
  readonly rows: readonly PlacedRow[];
  readonly sources: readonly LightSource[];
  readonly surface: (code: string) => Surface;
  /** Of the hour: how bright it is outside, and whether lamps are lit, 0 … 1 each. */
  readonly day: number;
  readonly lamps: number;
}

/** What room lighting needs of the stage. */
export interface LitStage {
  readonly uniforms: RoomUniforms;
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  /** Runs a task with everything as it is seen from a place. */
  readonly seenFrom: (place: MirroredRoom["from"], task: () => void) => void;
  /** How bright the day outside is shown. */
  readonly outside: { value: number };
  /** There is new light to draw with; whether it is known as it comes through the room. */
  readonly changed: (isBounced: boolean) => void;
}

/**
 * Light as it goes through rooms: strips that shine at once, and what a thread of its own reckons whenever the model has changed and rests; until
 * it has answered, what was there before stays. Then shiny surfaces are shown the room anew.
 */
export class RoomLighting {
  readonly #stage: LitStage;
  readonly #volume: RoomLightVolume;
  readonly #mirror: MirrorOwner;
  readonly #client = new RoomLightClient();
  #order = 0;
  /** What the light that is there was reckoned from. */
  #reckoned = "";
  #rooms: readonly ViewerRoom[] = [];
  #mirrors = false;

  constructor(stage: LitStage) {
    this.#stage = stage;
    this.#volume = new RoomLightVolume(stage.uniforms);
    this.#mirror = new MirrorOwner(stage.uniforms);
  }

  /** The strips of a scene, wherever they are now. */
  setStrips({ rows, surface, lamps }: Pick<LitScene, "rows" | "surface" | "lamps">): void {
    this.#volume.setStrips(lightStrips(rows, surface), STRIP.day + STRIP.night * lamps);
  }

  /**
   * Has the light of a scene reckoned, and mirrors it where asked. Resolves when that is done, is not to be had, or another was asked for
   * meanwhile.
   */
  async renew(scene: LitScene, { mirrors }: { readonly mirrors: boolean }): Promise<void> {
    const mine = ++this.#order;
    this.#rooms = scene.rooms;
    this.#mirrors = mirrors;
    const order = roomLightOrder({ ...scene, lamps: LAMPS_BY_DAY + (1 - LAMPS_BY_DAY) * scene.lamps });
    const wanted = JSON.stringify(order);
    if (wanted !== this.#reckoned) {
      const light = await this.#client.reckon(order);
      if (mine !== this.#order) return;
      this.#volume.set(light);
      this.#reckoned = wanted;
    }
    this.lookAround();
  }

  /** The same light everywhere again. */
  clear(): void {
    this.#order++;
    this.#client.stop();
    this.#reckoned = "";
    this.#mirrors = false;
    this.#mirror.forget();
    if (!this.#volume.isBounced) return;
    this.#volume.set(null);
    this.#stage.changed(false);
  }

  /** Shows shiny surfaces the room as it is. */
  lookAround(): void {
    const { renderer, scene, seenFrom, outside, changed } = this.#stage;
    const room = this.#mirrors ? mirroredRoom(this.#rooms) : null;
    if (!room || renderer.getContext().isContextLost()) this.#mirror.forget();
    else {
      const { value } = outside;
      outside.value = DAY_MIRRORED;
      try {
        seenFrom(room.from, () => this.#mirror.take(renderer, scene, room));
      } finally {
        outside.value = value;
      }
    }
    changed(this.#volume.isBounced);
  }

  /** Runs `task` in a place where light is the same everywhere and nothing of the room is mirrored. */
  evenly<T>(task: () => T): T {
    return this.#mirror.without(() => this.#volume.evenly(task));
  }

  forgetGraphics(): void {
    this.#volume.dispose();
    this.#mirror.forget();
  }

  dispose(): void {
    this.#order++;
    this.#client.stop();
    this.forgetGraphics();
  }
}
