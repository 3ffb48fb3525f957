import type { ViewerRow } from "@stanza/models";
import { moveRow, type PlacedRow, placeRow } from "@stanza/models";
import { Group, Mesh, MeshBasicMaterial, MeshStandardMaterial } from "three";
import { LooseRows } from "../buffers/loose-rows.ts";

/** `valid` may be put down here, `invalid` may not, `neutral` says nothing. */
export type PreviewTone = "valid" | "invalid" | "neutral";

const TINTS: Readonly<Record<PreviewTone, string>> = {
  valid: "#8fc4a0",
  invalid: "#e8746c",
  neutral: "#93b8de",
};

/** Rows in the hand: translucent, tinted by whether they may be put down where they are. Only their outer faces show. */
export class PreviewLayer {
  readonly group = new Group();
  readonly #material = new MeshStandardMaterial({ transparent: true, opacity: 0.6, roughness: 0.6 });
  /** Lays down depth first, so that nothing inside shines through. */
  readonly #depthMaterial = new MeshBasicMaterial({ colorWrite: false });
  readonly #mesh: Mesh;
  readonly #depth: Mesh;
  readonly #loose = new LooseRows();
  #rows: readonly PlacedRow[] = [];

  constructor() {
    this.#mesh = new Mesh(this.#loose.geometry, this.#material);
    this.#depth = new Mesh(this.#loose.geometry, this.#depthMaterial);
    for (const [i, mesh] of [this.#depth, this.#mesh].entries()) {
      mesh.frustumCulled = false;
      mesh.renderOrder = 2 + i;
      this.group.add(mesh);
    }
    this.group.visible = false;
  }

  get rows(): readonly PlacedRow[] {
    return this.#rows;
  }

  set(rows: readonly ViewerRow[], tone: PreviewTone): void {
    this.#material.color.set(TINTS[tone]);
    const before = this.#rows;
    this.#rows = rows.map((row, i) => {
      const known = before[i];
      return known?.row.parts === row.parts ? { ...moveRow(known, row.frame), row } : placeRow(row);
    });
    this.#loose.set(this.#rows);
    this.#mesh.geometry = this.#depth.geometry = this.#loose.geometry;
    this.group.visible = !this.#loose.isEmpty;
  }

  dispose(): void {
    this.#loose.dispose();
    this.#material.dispose();
    this.#depthMaterial.dispose();
  }
}
