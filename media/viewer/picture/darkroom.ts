import {
  type Camera,
  Color,
  HalfFloatType,
  Mesh,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";

/** Thrown when a picture cannot be taken: the graphics context is lost, or what came back is empty. */
export class PictureError extends Error {
  override name = "PictureError";
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** RGBA bytes, top row first. */
export type PicturePixels = Uint8ClampedArray<ArrayBuffer>;

/**
 * Renders a scene off screen with 4 samples and develops it with the view's own tone mapping over a plain background. The canvas is not
 * touched.
 *
 * background  `#rrggbb`, or `null` for transparent
 * @throws PictureError when the context is lost, or every pixel is the same black
 */
export function developPicture(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  { width, height }: PictureSize,
  background: string | null,
): PicturePixels {
  if (renderer.getContext().isContextLost()) throw new PictureError("The graphics context is lost.");
  const negative = new WebGLRenderTarget(width, height, { type: HalfFloatType, samples: 4 });
  const print = new WebGLRenderTarget(width, height, { depthBuffer: false });
  const developer = new ShaderMaterial({
    uniforms: {
      negative: { value: negative.texture },
      toneMappingExposure: { value: renderer.toneMappingExposure },
      background: { value: new Color().setStyle(background ?? "#000000", "") },
      backgroundAlpha: { value: background === null ? 0 : 1 },
    },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  });
  const sheet = new Mesh(new PlaneGeometry(2, 2), developer);
  sheet.frustumCulled = false;
  const bench = new Scene();
  bench.add(sheet);
  const clearColor = renderer.getClearColor(new Color());
  const clearAlpha = renderer.getClearAlpha();
  const bytes = new Uint8Array(width * height * 4);
  try {
    renderer.setClearColor(0x000000, 0);
    renderer.setRenderTarget(negative);
    renderer.render(scene, camera);
    renderer.setRenderTarget(print);
    renderer.render(bench, new OrthographicCamera(-1, 1, 1, -1, 0, 1));
    renderer.readRenderTargetPixels(print, 0, 0, width, height, bytes);
  } finally {
    renderer.setRenderTarget(null);
    renderer.setClearColor(clearColor, clearAlpha);
    negative.dispose();
    print.dispose();
    developer.dispose();
    sheet.geometry.dispose();
  }
  if (renderer.getContext().isContextLost() || isBlack(bytes))
    throw new PictureError("The picture came back empty.");
  return upright(bytes, width, height);
}

/** Black everywhere, opaque or not: what a lost or refused context reads back. */
export function isBlack(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i += 4) if (bytes[i]! + bytes[i + 1]! + bytes[i + 2]! > 6) return false;
  return true;
}

/** WebGL reads the bottom row first. */
function upright(bytes: Uint8Array, width: number, height: number): PicturePixels {
  const result = new Uint8ClampedArray(bytes.length);
  const row = width * 4;
  for (let y = 0; y < height; y++) result.set(bytes.subarray(y * row, (y + 1) * row), (height - 1 - y) * row);
  return result;
}

const VERTEX = /* glsl */ `
varying vec2 at;
void main() {
  at = uv;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}
`;

const FRAGMENT = /* glsl */ `
varying vec2 at;
uniform sampler2D negative;
uniform vec3 background;
uniform float backgroundAlpha;
#include <tonemapping_pars_fragment>
void main() {
  vec4 light = texture2D(negative, at);
  // Resolved edges hold light already weighted by their coverage.
  vec3 seen = light.a > 0.0 ? light.rgb / light.a : vec3(0.0);
  vec3 display = sRGBTransferOETF(vec4(NeutralToneMapping(seen), 1.0)).rgb;
  float cover = clamp(light.a, 0.0, 1.0);
  gl_FragColor = vec4(mix(background, display, max(cover, 1.0 - backgroundAlpha)), max(cover, backgroundAlpha));
}
`;
