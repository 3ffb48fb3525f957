import type { PlacedRow, Surface, ViewerRoom } from "@stanza/models";
import type { RoomLightClient } from "./bounce/room-light-client.ts";
import { lightStrips } from "./light-strips.ts";
import type { LightSource } from "./luminaires.ts";
import { RoomLightVolume } from "./room-light-volume.ts";

/** Brightness of a strip under a wall unit, by day and what the night adds. */
const STRIP = { day: 0.8, night: 0.3 } as const;
/** Lamps in a room are on by day too, as in a photograph. */
const LAMPS_BY_DAY = 0.16;

interface LitScene {
  readonly rooms: readonly ViewerRoom[];
  readonly rows: readonly PlacedRow[];
  readonly sources: readonly LightSource[];
  readonly surface: (code: string) => Surface;
  /** Of the hour: how bright it is outside, and whether lamps are lit, 0 … 1 each. */
  readonly day: number;
  readonly lamps: number;
}

/**
 * Light as it goes through rooms: reckoned in a thread of its own whenever the model has changed and rests. What reckons it comes after the first
 * picture; until it has answered, what was there before stays.
 */
export class RoomLighting {
  readonly volume = new RoomLightVolume();
  readonly #changed: () => Promise<void>;
  #client: RoomLightClient | null = null;
  #order = 0;
  #answered: Promise<void> = Promise.resolve();

  /** changed  there is new light to draw with; what else follows from it is waited for */
  constructor(changed: () => Promise<void>) {
    this.#changed = changed;
  }

  /** Resolves when the light that was asked for last is there, or is not to be had. */
  async answered(): Promise<void> {
    for (let last: Promise<void> | null = null; last !== this.#answered; ) {
      last = this.#answered;
      await last;
    }
  }

  /** The strips of a scene, which shine wherever they are, at once. */
  setStrips({ rows, surface, lamps }: Pick<LitScene, "rows" | "surface" | "lamps">): void {
    this.volume.setStrips(lightStrips(rows, surface), STRIP.day + STRIP.night * lamps);
  }

  /** Has the light of a scene reckoned. */
  renew(scene: LitScene): void {
    this.#answered = this.#reckon(scene, ++this.#order);
  }

  /** The same light everywhere again. */
  clear(): void {
    this.#order++;
    this.#client?.stop();
    if (this.volume.light) this.volume.set(null);
  }

  dispose(): void {
    this.#order++;
    this.#client?.stop();
    this.volume.dispose();
  }

  async #reckon({ lamps, ...scene }: LitScene, order: number): Promise<void> {
    try {
      const [{ RoomLightClient }, { roomLightOrder }] = await Promise.all([
        import("./bounce/room-light-client.ts"),
        import("./bounce/room-light-order.ts"),
      ]);
      if (order !== this.#order) return;
      this.#client ??= new RoomLightClient();
      const light = await this.#client.reckon(
        roomLightOrder({ ...scene, lamps: LAMPS_BY_DAY + (1 - LAMPS_BY_DAY) * lamps }),
      );
      if (order !== this.#order) return;
      this.volume.set(light);
      await this.#changed();
    } catch {
      // Without its file there is the even light that was there before.
    }
  }
}
