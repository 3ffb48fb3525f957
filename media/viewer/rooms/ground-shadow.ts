import type { Vec2 } from "@stanza/geometry";
import { DataTexture, LinearFilter, Mesh, MeshBasicMaterial, PlaneGeometry, RGBAFormat } from "three";
import { contains } from "../light/occlusion-grid.ts";

const PIXELS = 128;
/** The soft shadow that the model throws on the nothing it stands on. */
export class GroundShadow {
  readonly mesh: Mesh<PlaneGeometry, MeshBasicMaterial>;
  readonly #reach: number;

  /** reach: how far the shadow goes beyond the outlines, mm; height: of the ground */
  constructor({ reach, height }: { readonly reach: number; readonly height: number }) {
    this.#reach = reach;
    this.mesh = new Mesh(
      new PlaneGeometry(1, 1),
      new MeshBasicMaterial({ color: "#261e14", transparent: true, depthWrite: false }),
    );
    this.mesh.rotation.x = -Math.PI / 2;
    this.mesh.position.y = height;
    this.mesh.renderOrder = -1;
    this.mesh.visible = false;
  }

  setOutlines(outlines: readonly (readonly Vec2[])[]): void {
    const corners = outlines.flat();
    this.mesh.visible = corners.length > 0;
    this.mesh.material.map?.dispose();
    this.mesh.material.map = null;
    if (corners.length === 0) return;
    const reach = this.#reach;
    const [xs, zs] = [corners.map((c) => c[0]), corners.map((c) => c[1])];
    const [left, right] = [Math.min(...xs) - reach, Math.max(...xs) + reach];
    const [back, front] = [Math.min(...zs) - reach, Math.max(...zs) + reach];
    const bytes = new Uint8Array(PIXELS * PIXELS * 4);
    for (let row = 0; row < PIXELS; row++) {
      for (let column = 0; column < PIXELS; column++) {
        const at: Vec2 = [
          left + ((right - left) * (column + 0.5)) / PIXELS,
          // Texture rows run against Z: the plane was turned down from the XY plane.
          front - ((front - back) * (row + 0.5)) / PIXELS,
        ];
        const distance = Math.min(...outlines.map((outline) => distanceOutside(outline, at)));
        const fall = Math.max(0, 1 - distance / reach);
        bytes.set([255, 255, 255, Math.round(88 * fall ** 2.6)], (row * PIXELS + column) * 4);
      }
    }
    const texture = new DataTexture(bytes, PIXELS, PIXELS, RGBAFormat);
    texture.magFilter = texture.minFilter = LinearFilter;
    texture.needsUpdate = true;
    this.mesh.material.map = texture;
    this.mesh.material.needsUpdate = true;
    this.mesh.scale.set(right - left, front - back, 1);
    this.mesh.position.x = (left + right) / 2;
    this.mesh.position.z = (back + front) / 2;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.map?.dispose();
    this.mesh.material.dispose();
  }
}

/** Distance from the polygon, 0 inside it. */
function distanceOutside(outline: readonly Vec2[], at: Vec2): number {
  if (contains(outline, at)) return 0;
  return Math.min(
    ...outline.map((from, i) => {
      const to = outline[(i + 1) % outline.length]!;
      const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
      const size = dx * dx + dz * dz || 1;
      const t = Math.min(1, Math.max(0, ((at[0] - from[0]) * dx + (at[1] - from[1]) * dz) / size));
      return Math.hypot(at[0] - from[0] - dx * t, at[1] - from[1] - dz * t);
    }),
  );
}
