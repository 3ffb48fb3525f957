import {
  EquirectangularReflectionMapping,
  HalfFloatType,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  PMREMGenerator,
  type Texture,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import { PREFILTERED_FACES } from "./prefiltered-light.ts";
import { isSoftware } from "./software.ts";

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
