import type { Surface } from "@stanza/models";
import { PATTERNS, type Pattern, patternPixels, ROOM_SURFACES, UNKNOWN_SURFACE } from "@stanza/models";
import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  type MeshStandardMaterial,
  RepeatWrapping,
  RGBAFormat,
} from "three";
import { GAP_MATERIAL } from "../buffers/front-gaps.ts";
import { shines } from "../light/luminaires.ts";
import { type PlaceUniforms, surfaceMaterial } from "./surface-material.ts";

/** Before the code of a material that gives light. */
const SHINING = "shining\n";
/** The light of a lit face, as a part of its colour: brighter than white paint in the sun. */
const GLOW = 1.5;
/** What no catalogue has. */
const OWN_SURFACES: Readonly<Record<string, Surface>> = {
  [GAP_MATERIAL]: { color: "#0b0a09", roughness: 1, metalness: 0, opacity: 1, pattern: "plain" },
};

/** Owns every surface material and pattern texture of a viewer. */
export class MaterialCabinet {
  readonly #place: PlaceUniforms;
  readonly #anisotropy: number;
  readonly #patterns = new Map<Pattern, DataTexture>();
  readonly #materials = new Map<
    string,
    { readonly surface: Surface; readonly material: MeshStandardMaterial }
  >();
  #surfaces: Readonly<Record<string, Surface>> = {};

  constructor(place: PlaceUniforms, anisotropy: number) {
    this.#place = place;
    this.#anisotropy = anisotropy;
  }

  /** Replaces the surfaces by code. Materials already handed out under a changed code must be asked for again. */
  setSurfaces(surfaces: Readonly<Record<string, Surface>>): void {
    this.#surfaces = surfaces;
    for (const [code, { surface, material }] of this.#materials) {
      if (sameSurface(surface, this.surface(code.replace(SHINING, "")))) continue;
      material.dispose();
      this.#materials.delete(code);
    }
  }

  /** The catalogue's surface of that code, else the viewer's own, else a neutral one. */
  surface(code: string): Surface {
    return this.#surfaces[code] ?? ROOM_SURFACES[code] ?? OWN_SURFACES[code] ?? UNKNOWN_SURFACE;
  }

  /** The material of a part of a luminaire: its lit faces shine. */
  luminaireMaterial(code: string): MeshStandardMaterial {
    const surface = this.surface(code);
    if (!shines(surface)) return this.material(code);
    const key = `${SHINING}${code}`;
    const known = this.#materials.get(key);
    if (known) return known.material;
    const material = this.#make(surface);
    material.emissive.set(surface.color);
    material.emissiveIntensity = GLOW;
    this.#materials.set(key, { surface, material });
    return material;
  }

  material(code: string): MeshStandardMaterial {
    const known = this.#materials.get(code);
    if (known) return known.material;
    const surface = this.surface(code);
    const material = this.#make(surface);
    this.#materials.set(code, { surface, material });
    return material;
  }

  #make(surface: Surface): MeshStandardMaterial {
    return surfaceMaterial(surface, {
      pattern: this.#pattern(surface.pattern),
      place: this.#place,
    });
  }

  /** A separate material for the walls of one room, since each carries the fading of its walls. The caller disposes of it. */
  wallMaterial(code: string, wallFade: Float32Array): MeshStandardMaterial {
    const surface = this.surface(code);
    return surfaceMaterial(surface, {
      pattern: this.#pattern(surface.pattern),
      place: this.#place,
      wallFade,
    });
  }

  /** Frees the graphics card; everything is uploaded again when it is next drawn. */
  forgetGraphics(): void {
    for (const { material } of this.#materials.values()) material.dispose();
    for (const texture of this.#patterns.values()) texture.dispose();
  }

  dispose(): void {
    this.forgetGraphics();
    this.#materials.clear();
    this.#patterns.clear();
  }

  #pattern(pattern: Pattern): DataTexture {
    const known = this.#patterns.get(pattern);
    if (known) return known;
    const { pixels } = PATTERNS[pattern];
    const texture = new DataTexture(patternPixels(pattern), pixels, pixels, RGBAFormat);
    texture.wrapS = texture.wrapT = RepeatWrapping;
    texture.magFilter = LinearFilter;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.generateMipmaps = true;
    texture.anisotropy = this.#anisotropy;
    texture.needsUpdate = true;
    this.#patterns.set(pattern, texture);
    return texture;
  }
}

const sameSurface = (a: Surface, b: Surface): boolean =>
  a === b ||
  (a.color === b.color &&
    a.accent === b.accent &&
    a.roughness === b.roughness &&
    a.metalness === b.metalness &&
    a.opacity === b.opacity &&
    a.pattern === b.pattern);
