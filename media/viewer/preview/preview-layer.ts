import { Group, Mesh, MeshStandardMaterial } from "three";
import { MergedBuffer } from "../buffers/merged-buffer.ts";
import { placeRow } from "../buffers/placed-row.ts";
import type { ViewerRow } from "../scene-input.ts";

/** `valid` may be put down here, `invalid` may not, `neutral` says nothing. */
export type PreviewTone = "valid" | "invalid" | "neutral";

const TINTS: Readonly<Record<PreviewTone, string>> = {
  valid: "#6fae84",
  invalid: "#e0605a",
  neutral: "#7fa6cf",
};

/** Rows in the hand: translucent, tinted by whether they may be put down where they are. */
export class PreviewLayer {
  readonly group = new Group();
  readonly #material = new MeshStandardMaterial({
    transparent: true,
    opacity: 0.62,
    roughness: 0.7,
  });
  #buffer = new MergedBuffer();
  readonly #mesh: Mesh;

  constructor() {
    this.#mesh = new Mesh(this.#buffer.geometry, this.#material);
    this.#mesh.frustumCulled = false;
    this.#mesh.visible = false;
    this.#mesh.renderOrder = 2;
    this.group.add(this.#mesh);
  }

  set(rows: readonly ViewerRow[], tone: PreviewTone): void {
    this.#material.color.set(TINTS[tone]);
    this.#buffer.dispose();
    this.#buffer = new MergedBuffer();
    for (const row of rows) {
      const placed = placeRow(row);
      this.#buffer.write(placed, placed.parts, null);
    }
    this.#mesh.geometry = this.#buffer.geometry;
    this.#mesh.visible = !this.#buffer.isEmpty;
  }

  dispose(): void {
    this.#buffer.dispose();
    this.#material.dispose();
  }
}
