import { type Bounds, unionBounds } from "@stanza/geometry";
import { type PlacedRow, roomBounds } from "@stanza/models";
import {
  type BufferGeometry,
  type Camera,
  Color,
  Mesh,
  MeshBasicMaterial,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { LooseRows } from "../buffers/loose-rows.ts";
import type { PreviewTone } from "../preview/preview-layer.ts";
import { screenRectangle } from "./screen-rectangle.ts";

/** Selection azure (ux.md §8.4), cased so that it survives any texture; never the brand, which disappears on oak. */
const LINES = {
  light: { azure: "#0473d3", casing: "#ffffff" },
  dark: { azure: "#3389e4", casing: "#000000" },
} as const;
/** Colours of a preview's line by tone. */
const TONES: Readonly<Record<PreviewTone, string>> = {
  valid: "#15843f",
  invalid: "#d73431",
  neutral: "#0473d3",
};

/** Line and casing reach this far out of a silhouette, CSS pixels. */
const REACH = 5;

interface Mask {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>;
  readonly rows: LooseRows;
  /** Of its rows; `null` without any. */
  bounds: Bounds | null;
}

/** Draws a cased line around the silhouettes of selected and hovered rows, also where something stands in front of them. */
export class OutlinePass {
  readonly #masks = new Scene();
  readonly #selected = newMask("#f00");
  readonly #hovered = newMask("#0f0");
  readonly #preview = newMask("#00f");
  readonly #target = new WebGLRenderTarget(1, 1);
  readonly #overlay: Mesh<PlaneGeometry, ShaderMaterial>;
  readonly #overlayScene = new Scene();
  readonly #overlayCamera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  readonly #clear = new Color();

  constructor() {
    this.#masks.add(this.#hovered.mesh, this.#selected.mesh, this.#preview.mesh);
    const material = new ShaderMaterial({
      uniforms: {
        mask: { value: this.#target.texture },
        pixel: { value: new Vector2() },
        ratio: { value: 1 },
        // The overlay writes display values, past colour management.
        azure: { value: displayColor(LINES.light.azure) },
        casing: { value: displayColor(LINES.light.casing) },
        tone: { value: displayColor(TONES.neutral) },
      },
      vertexShader: OVERLAY_VERTEX,
      fragmentShader: OVERLAY_FRAGMENT,
      transparent: true,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    });
    this.#overlay = new Mesh(new PlaneGeometry(2, 2), material);
    this.#overlay.frustumCulled = false;
    this.#overlayScene.add(this.#overlay);
  }

  setRows(selected: readonly PlacedRow[], hovered: readonly PlacedRow[]): void {
    fill(this.#selected, selected);
    fill(this.#hovered, hovered);
  }

  setPreview(rows: readonly PlacedRow[], tone: PreviewTone): void {
    fill(this.#preview, rows);
    this.#overlay.material.uniforms.tone!.value = displayColor(TONES[tone]);
  }

  setTheme(theme: keyof typeof LINES): void {
    const { uniforms } = this.#overlay.material;
    uniforms.azure!.value = displayColor(LINES[theme].azure);
    uniforms.casing!.value = displayColor(LINES[theme].casing);
  }

  /** Draws over the picture on the canvas. */
  render(renderer: WebGLRenderer, camera: Camera): void {
    const bounds = [this.#selected, this.#hovered, this.#preview].flatMap((mask) => mask.bounds ?? []);
    if (bounds.length === 0) return;
    const seen = screenRectangle(bounds.reduce(unionBounds), camera, renderer.getSize(new Vector2()), REACH);
    if (seen.width === 0 || seen.height === 0) return;
    const size = renderer.getDrawingBufferSize(new Vector2());
    if (this.#target.width !== size.x || this.#target.height !== size.y) this.#target.setSize(size.x, size.y);
    const { uniforms } = this.#overlay.material;
    (uniforms.pixel!.value as Vector2).set(1 / size.x, 1 / size.y);
    uniforms.ratio!.value = renderer.getPixelRatio();

    renderer.getClearColor(this.#clear);
    const clearAlpha = renderer.getClearAlpha();
    const { autoClear } = renderer;
    renderer.autoClear = false;
    renderer.setRenderTarget(this.#target);
    renderer.setClearColor(0x000000, 0);
    renderer.clear();
    renderer.render(this.#masks, camera);
    renderer.setRenderTarget(null);
    renderer.setClearColor(this.#clear, clearAlpha);
    renderer.setScissor(seen.x, seen.y, seen.width, seen.height);
    renderer.setScissorTest(true);
    renderer.render(this.#overlayScene, this.#overlayCamera);
    renderer.setScissorTest(false);
    renderer.autoClear = autoClear;
  }

  dispose(): void {
    for (const { mesh, rows } of [this.#selected, this.#hovered, this.#preview]) {
      rows.dispose();
      mesh.material.dispose();
    }
    this.#overlay.geometry.dispose();
    this.#overlay.material.dispose();
    this.#target.dispose();
  }
}

const displayColor = (hex: string): Color => new Color().setStyle(hex, "");

function newMask(channel: string): Mask {
  const rows = new LooseRows();
  const material = new MeshBasicMaterial({
    color: channel,
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
    toneMapped: false,
  });
  const mesh = new Mesh<BufferGeometry, MeshBasicMaterial>(rows.geometry, material);
  mesh.frustumCulled = false;
  mesh.visible = false;
  return { mesh, rows, bounds: null };
}

function fill(mask: Mask, rows: readonly PlacedRow[]): void {
  mask.rows.set(rows);
  mask.mesh.geometry = mask.rows.geometry;
  mask.mesh.visible = !mask.rows.isEmpty;
  const bounds = rows.flatMap((row) => roomBounds(row) ?? []);
  mask.bounds = bounds.length > 0 ? bounds.reduce(unionBounds) : null;
}

const OVERLAY_VERTEX = /* glsl */ `
varying vec2 at;
void main() {
  at = uv;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}
`;

/** A line of 2 px in azure or the preview's tone, then 1.5 px of casing; a hovered silhouette has the azure line alone, weaker. */
const OVERLAY_FRAGMENT = /* glsl */ `
varying vec2 at;
uniform sampler2D mask;
uniform vec2 pixel;
uniform float ratio;
uniform vec3 azure;
uniform vec3 casing;
uniform vec3 tone;
vec3 ring(float radius) {
  vec3 found = vec3(0.0);
  for (int i = 0; i < 16; i++) {
    float angle = float(i) * 0.39269908;
    found = max(found, texture2D(mask, at + vec2(cos(angle), sin(angle)) * radius * ratio * pixel).rgb);
  }
  return found;
}
void main() {
  vec3 outside = 1.0 - texture2D(mask, at).rgb;
  vec3 line = max(ring(1.0), ring(2.0)) * outside;
  vec3 wide = ring(3.5) * outside;
  float strong = max(line.r, line.b);
  float cased = max(wide.r, wide.b) * (1.0 - strong);
  float weak = line.g * (1.0 - max(wide.r, wide.b)) * outside.r * outside.b * 0.75;
  float alpha = max(strong, max(cased, weak));
  if (alpha < 0.01) discard;
  vec3 ink = mix(azure, tone, line.b / max(0.001, line.r + line.b));
  gl_FragColor = vec4(mix(weak > strong ? azure : ink, casing, cased / max(0.001, strong + cased + weak)), alpha);
}
`;
