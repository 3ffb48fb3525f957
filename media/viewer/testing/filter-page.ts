import type { EnvironmentName } from "@stanza/environments";
import { WebGLRenderer } from "three";
import { designTexture } from "../light/design-texture.ts";
import { filtered } from "../light/environment.ts";
import { PREFILTERED_FACES, packLight } from "../light/prefiltered-light.ts";

declare global {
  interface Window {
    /** A built-in environment as three.js filters it here, packed, in base64. */
    filterEnvironment: (name: EnvironmentName) => string;
  }
}

const renderer = new WebGLRenderer();

window.filterEnvironment = (name) => {
  const texture = designTexture(name);
  const target = filtered(renderer, texture);
  const gl = renderer.getContext() as WebGL2RenderingContext;
  const { __webglTexture: cube } = renderer.properties.get(target.texture) as {
    __webglTexture: WebGLTexture;
  };
  const framebuffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  const levels = PREFILTERED_FACES.flatMap((face, level) =>
    Array.from({ length: 6 }, (_, side) => {
      const pixels = new Uint16Array(face * face * 4);
      const to = gl.TEXTURE_CUBE_MAP_POSITIVE_X + side;
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, to, cube, level);
      gl.readPixels(0, 0, face, face, gl.RGBA, gl.HALF_FLOAT, pixels);
      return [...pixels];
    }),
  );
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.deleteFramebuffer(framebuffer);
  renderer.resetState();
  target.dispose();
  texture.dispose();
  return btoa(
    [...packLight(Uint16Array.from(levels.flat()))].map((byte) => String.fromCharCode(byte)).join(""),
  );
};
