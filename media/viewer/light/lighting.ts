import { DEFAULT_ENVIRONMENT, type EnvironmentName } from "@stanza/environments";
import type { Bounds, Vec3 } from "@stanza/geometry";
import type { ViewerRoom } from "@stanza/models";
import { floorOutline } from "@stanza/models";
import {
  DirectionalLight,
  HemisphereLight,
  PointLight,
  type Scene,
  type Texture,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import { type Daylight, daylight } from "./daylight.ts";
import { fileTexture, filtered, targetOf } from "./environment.ts";
import type { Look } from "./look.ts";
import type { LightSource } from "./luminaires.ts";
import { contains } from "./occlusion-grid.ts";
import { fetchLight } from "./prefiltered-light.ts";
import { isSoftware } from "./software.ts";
import { Sun } from "./sun.ts";

/** The share of the environment's light in the middle of the day; the sun gives the rest. */
const AMBIENT = 0.66;
/** The same, and the share that the sun keeps, where light is known as it comes through windows. */
const AMBIENT_WITHIN = 0.8;
const SUN_WITHIN = 0.5;
/** The most lamps that are lit at once: more would cost every pixel and look the same. */
const MOST_LAMPS = 4;
const LAMP = { color: "#ffd3a0", candela: 7.5e6, belowCeiling: 350 } as const;
/** The blur of the background: out of focus, as a photographer has it. */
const BLUR = 0.35;

/** All light of a scene: environment, sun, sky and a lamp in each room at night. */
export class Lighting {
  readonly sun: Sun;
  readonly #renderer: WebGLRenderer;
  readonly #scene: Scene;
  readonly #sky = new HemisphereLight("#9fb8ff", "#6b5c49", 0);
  /** The light that a floor throws back: without it a ceiling seen from below is dark. It is always there, so that no view needs other programs. */
  readonly #bounce = new DirectionalLight("#fcfaf6");
  readonly #lamps: PointLight[] = [];
  #daylight: Daylight = daylight(null);
  #background: Look["background"] = "plain";
  #isBounced = false;
  /** What is shown; null until the first environment is there. */
  #environment: Look["environment"] | null = null;
  #source: Source | null = null;
  #filtered: WebGLRenderTarget | null = null;
  /** The last wish: an environment that arrives after another was chosen is not shown. */
  #wish = 0;
  #wished: Look["environment"] | null = null;
  readonly #lit = Promise.withResolvers<void>();

  constructor(renderer: WebGLRenderer, scene: Scene, shadowMap: number) {
    this.#renderer = renderer;
    this.#scene = scene;
    this.sun = new Sun(shadowMap);
    // Straight upwards: a directional light shines from its position to the origin.
    this.#bounce.position.set(0, -1, 0);
    scene.add(this.sun.light, this.sun.light.target, this.#sky, this.#bounce);
    this.#show();
  }

  /** The light for a picture of one row, the same at any hour. */
  get studio(): { readonly environment: Texture | null; readonly intensity: number } {
    return { environment: this.#filtered?.texture ?? null, intensity: AMBIENT };
  }

  /** Resolves when the first environment is there. */
  get lit(): Promise<void> {
    return this.#lit.promise;
  }

  /** How bright it is outside and in which colour, linear light. */
  get outside(): readonly [number, number, number] {
    const { ambient, lamps } = this.#daylight;
    // The night outside is blue, and dark beside what lamps light.
    return [ambient * (1 - 0.85 * lamps), ambient * (1 - 0.75 * lamps), ambient * (1 - 0.5 * lamps)];
  }

  /** The share of the surroundings' own light at this hour, 0 … 1. */
  get ambient(): number {
    return this.#daylight.ambient;
  }

  /** True: light is known as it comes through windows; the sun, which seems to shine through ceilings, gives way to it. */
  setBounced(isBounced: boolean): void {
    if (isBounced === this.#isBounced) return;
    this.#isBounced = isBounced;
    this.#show();
  }

  /** Whether lamps are lit at this hour, 0 … 1. */
  get burning(): number {
    return this.#daylight.lamps;
  }

  setHour(hour: number | null): void {
    this.#daylight = daylight(hour);
    this.#show();
  }

  setBackground(background: Look["background"]): void {
    this.#background = background;
    this.#show();
  }

  /** Returns true when the environment is now shown. @throws Error when a file cannot be had; the former environment stays */
  async setEnvironment(environment: Look["environment"]): Promise<boolean> {
    if (this.#wished !== null && keyOf(environment) === keyOf(this.#wished)) return false;
    const wish = ++this.#wish;
    this.#wished = environment;
    let source: Source;
    try {
      source =
        typeof environment === "string"
          ? await builtIn(environment)
          : { texture: await fileTexture(environment.url) };
    } catch (error) {
      if (wish === this.#wish) {
        this.#wished = this.#environment;
        // There is nothing to stay with: the view begins as ever, and when even that cannot be had, with the sun alone.
        if (environment === DEFAULT_ENVIRONMENT) this.#lit.resolve();
        else if (!this.#source) await this.setEnvironment(DEFAULT_ENVIRONMENT);
      }
      throw error;
    }
    if (wish !== this.#wish) {
      disposeSource(source);
      return false;
    }
    this.#environment = environment;
    this.#take(source);
    return true;
  }

  /**
   * Filters a built-in environment anew with all the detail that a graphics card gives, where there is one: what was filtered beforehand
   * shows softer mirrors. For a moment at which nobody waits; returns true when there is something new to draw.
   */
  async refine(): Promise<boolean> {
    const environment = this.#environment;
    const wish = this.#wish;
    const context = this.#renderer.getContext();
    if (typeof environment !== "string" || !this.#source || "texture" in this.#source) return false;
    if (context.isContextLost() || isSoftware(context)) return false;
    const texture = await designed(environment);
    if (wish !== this.#wish) {
      texture.dispose();
      return false;
    }
    this.#take({ texture });
    return true;
  }

  /** Sun and lamps where the scene has them. */
  frame(bounds: Bounds, rooms: readonly ViewerRoom[], sources: readonly LightSource[]): void {
    this.sun.frame(bounds);
    const lit = this.#daylight.lamps > 0 ? lampPlaces(rooms, sources).slice(0, MOST_LAMPS) : [];
    while (this.#lamps.length < lit.length) {
      const lamp = new PointLight(LAMP.color);
      this.#lamps.push(lamp);
      this.#scene.add(lamp);
    }
    this.#lamps.forEach((lamp, i) => {
      const place = lit[i];
      lamp.visible = place !== undefined;
      if (!place) return;
      // As much light in all as one lamp a room gives, however many lamps there are.
      const share = Math.max(1, rooms.length) / lit.length;
      lamp.intensity = LAMP.candela * this.#daylight.lamps * Math.min(1, share * 1.4);
      lamp.position.set(...place);
    });
  }

  /** Runs `task` with nothing behind the scene, as a picture on plain paper needs it. */
  withoutBackground<T>(task: () => T): T {
    const { background } = this.#scene;
    this.#scene.background = null;
    try {
      return task();
    } finally {
      this.#scene.background = background;
    }
  }

  forgetGraphics(): void {
    this.sun.dispose();
    if (this.#source) disposeSource(this.#source);
    this.#filtered?.dispose();
    this.#filtered = null;
  }

  remakeGraphics(): void {
    if (!this.#source) return;
    this.#filtered =
      "texture" in this.#source
        ? filtered(this.#renderer, this.#source.texture)
        : targetOf(this.#renderer, this.#source.rgba);
    this.#show();
  }

  dispose(): void {
    this.#wish++;
    // Nobody waits any longer for what does not come.
    this.#lit.resolve();
    this.forgetGraphics();
    for (const lamp of this.#lamps) lamp.dispose();
    this.#sky.dispose();
    this.#bounce.dispose();
  }

  #take(source: Source): void {
    if (this.#source) disposeSource(this.#source);
    this.#filtered?.dispose();
    this.#filtered = null;
    this.#source = source;
    if (!this.#renderer.getContext().isContextLost()) this.remakeGraphics();
    this.#lit.resolve();
  }

  #show(): void {
    const scene = this.#scene;
    const { ambient, sky } = this.#daylight;
    const environment = this.#filtered?.texture ?? null;
    scene.environment = environment;
    this.sun.shine(this.#daylight.sun, this.#isBounced ? SUN_WITHIN : 1);
    scene.environmentIntensity = (this.#isBounced ? AMBIENT_WITHIN : AMBIENT) * ambient;
    scene.background = this.#background === "environment" ? environment : null;
    scene.backgroundBlurriness = BLUR;
    scene.backgroundIntensity = 0.9 * ambient;
    this.#sky.color.set(sky.color);
    this.#sky.intensity = sky.intensity;
    this.#bounce.intensity = 2.5 * ambient + 0.5 * this.#daylight.lamps;
  }
}

/** Light from around: filtered beforehand, or a texture that the graphics card filters. */
type Source = { readonly rgba: Uint16Array<ArrayBuffer> } | { readonly texture: Texture };

const disposeSource = (source: Source): void => {
  if ("texture" in source) source.texture.dispose();
};

/** What was filtered beforehand; where its file cannot be had, the design, to be filtered here. */
async function builtIn(name: EnvironmentName): Promise<Source> {
  try {
    return { rgba: await fetchLight(name) };
  } catch {
    return { texture: await designed(name) };
  }
}

/** A design as a texture: for a graphics card to filter, and for the case that its file cannot be had. */
const designed = async (name: EnvironmentName): Promise<Texture> =>
  (await import("./design-texture.ts")).designTexture(name);

const keyOf = (environment: Look["environment"]): string =>
  typeof environment === "string" ? environment : environment.url;

/** Where lamps are lit: at the luminaires of a project, or one below each ceiling where it has none. */
function lampPlaces(rooms: readonly ViewerRoom[], sources: readonly LightSource[]): readonly Vec3[] {
  if (sources.length > 0) return sources.map(({ at }) => at);
  return rooms.map((room) => {
    const height = Math.max(0, ...room.walls.map((wall) => wall.height));
    const [x, z] = middleOf(room);
    return [x, Math.max(1800, height - LAMP.belowCeiling), z];
  });
}

/** The place for a lamp in a room: the middle of the floor's corners, or of the box around them where that is outside. */
function middleOf(room: ViewerRoom): readonly [number, number] {
  const outline = floorOutline(room);
  const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)];
  const box = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...zs) + Math.max(...zs)) / 2] as const;
  if (contains(outline, box)) return box;
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  return [mean(xs), mean(zs)];
}
