import { accentOf, linearColor, PATTERNS, patternPixels, type Surface } from "@stanza/models";
import type { SurfaceMaterial, Texture, TracerScene } from "@stanza/tracer";
import type { SceneCopy, SurfaceMesh } from "@stanza/viewer";

/** Light from outside through a window, by height: the sky above the horizon, woods at it, the ground below. */
const OUTSIDE = { sky: [1.25, 1.3, 1.36], wood: [0.42, 0.5, 0.46], ground: [0.5, 0.56, 0.42] } as const;
/** Height of the woods at the horizon as seen from the eye, as a part of their distance. */
const WOODS = 0.05;
/** A tone of a pattern in 256. */
const TONES = 255;

/** The view's scene as the tracer takes it: metres, a material for each surface, a texture for each pattern of it. */
export function tracedScene({ meshes, outlooks, camera, ambient }: SceneCopy): TracerScene {
  const scene = new SceneBuilder(ambient);
  for (const mesh of meshes) scene.add(mesh);
  for (const corners of outlooks) scene.addOutlook(corners, camera.at, ambient);
  return scene.finish();
}

class SceneBuilder {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #uvs: number[] = [];
  readonly #materialOf: number[] = [];
  readonly #materials: SurfaceMaterial[] = [];
  readonly #textures: Texture[] = [];
  readonly #ambient: number;

  constructor(ambient: number) {
    this.#ambient = ambient;
  }

  add({ positions, normals, uvs, indices, surface, glow }: SurfaceMesh): void {
    const texture = this.#texture(surface);
    const material =
      this.#materials.push(materialOf(surface, glow * ambientOf(glow, this.#ambient), texture)) - 1;
    const [tileU, tileV] = PATTERNS[surface.pattern].tileMm;
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
      // What was taken out of a buffer is left there as a point.
      if (a === b || b === c) continue;
      for (const at of [a, b, c]) {
        for (let k = 0; k < 3; k++) {
          this.#positions.push(positions[at * 3 + k]! / 1000);
          this.#normals.push(normals[at * 3 + k]!);
        }
        this.#uvs.push(uvs[at * 2]! / tileU, uvs[at * 2 + 1]! / tileV);
      }
      this.#materialOf.push(material);
    }
  }

  /** The day behind a window as three strips that give light: they meet at the horizon, which is as high as the eye. */
  addOutlook(corners: Float32Array, eye: readonly [number, number, number], ambient: number): void {
    for (let at = 0; at < corners.length; at += 12) {
      const [left, right, top] = [corners.slice(at, at + 3), corners.slice(at + 3, at + 6), corners[at + 7]!];
      const middle = [(left[0]! + right[0]!) / 2, (left[2]! + right[2]!) / 2] as const;
      const away = Math.hypot(middle[0] - eye[0], middle[1] - eye[2]);
      const within = (height: number) => Math.min(top, Math.max(left[1]!, height));
      const [horizon, woods] = [within(eye[1]), within(eye[1] + away * WOODS)];
      for (const [low, high, colour] of [
        [left[1]!, horizon, OUTSIDE.ground],
        [horizon, woods, OUTSIDE.wood],
        [woods, top, OUTSIDE.sky],
      ] as const) {
        if (high <= low) continue;
        const emission = colour.map((part) => part * ambient) as unknown as SurfaceMaterial["emission"];
        this.#materials.push({
          color: [0, 0, 0],
          metallic: 0,
          roughness: 1,
          transmission: 0,
          ior: 1.5,
          emission,
        });
        const [a, b] = [left, right];
        this.#quad([a[0]!, low, a[2]!], [b[0]!, low, b[2]!], [b[0]!, high, b[2]!], [a[0]!, high, a[2]!]);
      }
    }
  }

  finish(): TracerScene {
    return {
      positions: Float32Array.from(this.#positions),
      normals: Float32Array.from(this.#normals),
      uvs: Float32Array.from(this.#uvs),
      materialOf: Uint32Array.from(this.#materialOf),
      materials: this.#materials,
      textures: this.#textures,
    };
  }

  /** Two triangles of the last material. */
  #quad(...corners: readonly (readonly [number, number, number])[]): void {
    const [a, b] = [corners[0]!, corners[1]!];
    const size = Math.hypot(b[0] - a[0], b[2] - a[2]) || 1;
    const normal = [-(b[2] - a[2]) / size, 0, (b[0] - a[0]) / size];
    for (const face of [
      [0, 1, 2],
      [0, 2, 3],
    ]) {
      for (const corner of face) {
        this.#positions.push(...corners[corner]!.map((mm) => mm / 1000));
        this.#normals.push(...normal);
        this.#uvs.push(0, 0);
      }
      this.#materialOf.push(this.#materials.length - 1);
    }
  }

  #texture(surface: Surface): number | undefined {
    const { pattern } = surface;
    if (pattern === "plain") return undefined;
    const { pixels } = PATTERNS[pattern];
    const shares = patternPixels(pattern);
    const [from, to] = [linearColor(surface.color), accentOf(surface)];
    const palette = Array.from({ length: TONES + 1 }, (_, tone) =>
      from.map((part, k) => srgb(part + (to[k]! - part) * (tone / TONES))),
    );
    const bytes = new Uint8Array(pixels * pixels * 3);
    for (let i = 0; i < pixels * pixels; i++) bytes.set(palette[shares[i * 4]!]!, i * 3);
    return this.#textures.push({ width: pixels, height: pixels, channels: 3, bytes }) - 1;
  }
}

/** What throws light back goes dark with the hour; lamps do not. */
const ambientOf = (glow: number, ambient: number): number => (glow > 1 ? 1 : ambient);

function materialOf(surface: Surface, glow: number, texture: number | undefined): SurfaceMaterial {
  const color = linearColor(surface.color);
  const { roughness, metalness: metallic, opacity } = surface;
  return {
    color: texture === undefined ? color : [1, 1, 1],
    metallic,
    roughness: Math.max(0.04, roughness),
    transmission: 1 - opacity,
    ior: 1.5,
    emission: color.map((part) => part * glow) as unknown as typeof color,
    ...(texture === undefined ? {} : { texture }),
  };
}

function srgb(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
}
