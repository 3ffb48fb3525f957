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
import { PREFILTERED_FACES } from "./prefiltered-light.ts";
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

/**
 * An environment filtered for every roughness, by the graphics card; with less detail where software plays it, so that a mirror is softer
 * and the picture comes seconds sooner. The caller owns the target.
 */
export function filtered(renderer: WebGLRenderer, texture: Texture): WebGLRenderTarget {
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromEquirectangular(
    texture,
    isSoftware(renderer.getContext()) ? smallTarget() : null,
  );
  generator.dispose();
  return target;
}

/**
 * An environment that was filtered beforehand. The caller owns the target.
 *
 * rgba  as `unpackLight` gives it
 */
export function targetOf(renderer: WebGLRenderer, rgba: Uint16Array<ArrayBuffer>): WebGLRenderTarget {
  const target = smallTarget();
  renderer.initRenderTarget(target);
  const { state } = renderer;
  const gl = renderer.getContext() as WebGL2RenderingContext;
  const { __webglTexture: cube } = renderer.properties.get(target.texture) as {
    __webglTexture: WebGLTexture;
  };
  state.bindTexture(gl.TEXTURE_CUBE_MAP, cube);
  state.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
  state.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  state.pixelStorei(gl.UNPACK_ALIGNMENT, 4);
  let from = 0;
  for (const [level, face] of PREFILTERED_FACES.entries()) {
    for (let side = 0; side < 6; side++) {
      const pixels = rgba.subarray(from, from + face * face * 4);
      const to = gl.TEXTURE_CUBE_MAP_POSITIVE_X + side;
      gl.texSubImage2D(to, level, 0, 0, face, face, gl.RGBA, gl.HALF_FLOAT, pixels);
      from += pixels.length;
    }
  }
  state.unbindTexture();
  return target;
}

/** A target such as three.js makes for itself, which never makes one of less than 256 pixels. */
function smallTarget(): WebGLCubeRenderTarget {
  const target = new WebGLCubeRenderTarget(PREFILTERED_FACES[0], {
    type: HalfFloatType,
    colorSpace: LinearSRGBColorSpace,
    minFilter: LinearMipmapLinearFilter,
    generateMipmaps: false,
    depthBuffer: false,
  });
  const { texture } = target;
  for (const face of PREFILTERED_FACES) texture.mipmaps.push({ width: face, height: face } as never);
  texture.isPMREMTexture = true;
  return target;
}
