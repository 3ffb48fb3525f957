import type { Bounds } from "@stanza/geometry";
import { DirectionalLight, Vector3 } from "three";
import { type Daylight, daylight } from "./daylight.ts";

/** One directional light whose shadow covers exactly the scene: the studio's, the day's or the moon's. */
export class Sun {
  readonly light = new DirectionalLight();
  readonly #towards = new Vector3();

  constructor(mapSize: number) {
    const { shadow } = this.light;
    this.light.castShadow = true;
    shadow.mapSize.set(mapSize, mapSize);
    shadow.radius = 5;
    shadow.normalBias = 6;
    shadow.bias = -0.0004;
    shadow.intensity = 0.82;
    this.shine(daylight(null).sun);
  }

  /** `frame` must follow: the direction has changed. share: of its light. */
  shine({ towards, color, intensity }: Daylight["sun"], share = 1): void {
    this.#towards.set(...towards);
    this.light.color.set(color);
    this.light.intensity = intensity * share;
  }

  setMapSize(pixels: number): void {
    const { shadow } = this.light;
    if (shadow.mapSize.x === pixels) return;
    shadow.mapSize.set(pixels, pixels);
    this.dispose();
  }

  /** Points the shadow camera at the scene. */
  frame({ min, max }: Bounds): void {
    const centre = new Vector3((min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2);
    const radius = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2 + 200;
    this.light.target.position.copy(centre);
    this.light.position.copy(centre).addScaledVector(this.#towards, radius * 1.5);
    this.light.target.updateMatrixWorld();
    this.light.updateMatrixWorld();
    const { camera } = this.light.shadow;
    camera.left = camera.bottom = -radius;
    camera.right = camera.top = radius;
    camera.near = radius * 0.4;
    camera.far = radius * 2.6;
    camera.updateProjectionMatrix();
  }

  /** Frees the shadow map; it is made again when the light is next used. */
  dispose(): void {
    this.light.dispose();
    this.light.shadow.map = null;
  }
}
