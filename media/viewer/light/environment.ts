import {
  DataTexture,
  DataUtils,
  EquirectangularReflectionMapping,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  PMREMGenerator,
  type Texture,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import { environmentPixels } from "./environment-pixels.ts";
import { isSoftware } from "./software.ts";
import type { EnvironmentDesign } from "./studio-design.ts";

/** Pixels across: a reflection in black glass is still soft, and all nine take a few megabytes one after the other. */
const WIDTH = 512;

/** A built-in environment as a texture. The caller disposes of it. */
export function designTexture(design: EnvironmentDesign): DataTexture {
  const [width, height] = [WIDTH, WIDTH / 2];
  const light = environmentPixels(design, width, height);
  const half = new Uint16Array(light.length);
  // three.js has +X in the middle and the bottom row first.
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = ((height - 1 - y) * width + ((x + width / 4) % width)) * 4;
      for (let i = 0; i < 4; i++)
        half[(y * width + x) * 4 + i] = DataUtils.toHalfFloat(Math.min(60_000, light[from + i]!));
    }
  }
  const texture = new DataTexture(half, width, height);
  texture.type = HalfFloatType;
  texture.colorSpace = LinearSRGBColorSpace;
  texture.mapping = EquirectangularReflectionMapping;
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

/**
 * Loads an environment from a Radiance file (`.hdr`) at any address.
 *
 * @throws Error when it cannot be had or is no such file
 */
export async function fileTexture(url: string): Promise<Texture> {
  const { HDRLoader } = await import("three/addons/loaders/HDRLoader.js");
  const texture = await new HDRLoader().loadAsync(url);
  texture.mapping = EquirectangularReflectionMapping;
  return texture;
}

/** Pixels across a face of what software filters: a mirror is softer, and the first picture comes seconds sooner. */
const SOFTWARE_FACE = 32;
/** The roughest level has faces of 2³ pixels, as three.js wants it. */
const ROUGHEST = 3;

/** An environment filtered for every roughness; with less detail where no graphics card does it. The caller owns the target. */
export function filtered(renderer: WebGLRenderer, texture: Texture): WebGLRenderTarget {
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromEquirectangular(
    texture,
    isSoftware(renderer.getContext()) ? smallTarget(SOFTWARE_FACE) : null,
  );
  generator.dispose();
  return target;
}

/** A target such as three.js makes for itself, which never makes one of less than 256 pixels. */
function smallTarget(face: number): WebGLCubeRenderTarget {
  const target = new WebGLCubeRenderTarget(face, {
    type: HalfFloatType,
    colorSpace: LinearSRGBColorSpace,
    minFilter: LinearMipmapLinearFilter,
    generateMipmaps: false,
    depthBuffer: false,
  });
  const { texture } = target;
  for (let size = face; size >= 2 ** ROUGHEST; size /= 2)
    texture.mipmaps.push({ width: size, height: size } as never);
  texture.isPMREMTexture = true;
  return target;
}
