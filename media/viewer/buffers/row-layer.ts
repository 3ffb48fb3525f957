import type { Bounds, Frame } from "@stanza/geometry";
import { unionBounds } from "@stanza/geometry";
import type { ViewerRow } from "@stanza/models";
import { moveRow, openRow, type PlacedPart, type PlacedRow, placeRow, roomBounds } from "@stanza/models";
import { Group, Mesh } from "three";
import { LIGHTS_LAYER, shines } from "../light/luminaires.ts";
import type { MaterialCabinet } from "../materials/material-cabinet.ts";
import { copyOf, type SurfaceMesh } from "../picture/scene-copy.ts";
import { frontGaps, GAP_MATERIAL } from "./front-gaps.ts";
import { MergedBuffer, type RowRange } from "./merged-buffer.ts";

interface Entry {
  placed: PlacedRow;
  hidden: boolean;
  /** The frame at which a hand holds the row; it replaces the row's frame. `null`: the row is not held. */
  held: Frame | null;
  readonly ranges: Map<string, RowRange>;
}

interface MaterialBuffer {
  readonly buffer: MergedBuffer;
  readonly mesh: Mesh;
}

/**
 * The furniture: one merged buffer for each material, each row a range in the buffers of its materials. Luminaires have buffers of their own:
 * they cast no shadow, since the sun that seems to shine through the ceiling would draw every spotlight as a stain on the fronts.
 */
export class RowLayer {
  readonly group = new Group();
  readonly #cabinet: MaterialCabinet;
  readonly #entries = new Map<string, Entry>();
  readonly #buffers = new Map<string, MaterialBuffer>();

  constructor(cabinet: MaterialCabinet) {
    this.#cabinet = cabinet;
  }

  get rowIds(): IterableIterator<string> {
    return this.#entries.keys();
  }

  placed(rowId: string): PlacedRow | undefined {
    return this.#entries.get(rowId)?.placed;
  }

  /** All rows, those too that went with their wall. */
  *placedRows(): IterableIterator<PlacedRow> {
    for (const { placed } of this.#entries.values()) yield placed;
  }

  /** The rows that can be seen. */
  *visible(): IterableIterator<PlacedRow> {
    for (const { placed, hidden } of this.#entries.values()) if (!hidden) yield placed;
  }

  /** Adds the row or replaces it; the same row object is left alone. Keeps how far its doors are open and where it is held. */
  put(row: ViewerRow): boolean {
    const entry = this.#entries.get(row.id);
    if (!entry) {
      const added: Entry = {
        placed: placeRow(row, { edges: "bevelled" }),
        hidden: false,
        held: null,
        ranges: new Map(),
      };
      this.#entries.set(row.id, added);
      this.#write(added);
      return true;
    }
    const { placed } = entry;
    if (placed.row === row) return false;
    const frame = entry.held ?? row.frame;
    entry.placed =
      placed.row.parts === row.parts
        ? { ...moveRow(placed, frame), row }
        : placeRow(row, { frame, openness: placed.openness, edges: "bevelled" });
    this.#write(entry);
    return true;
  }

  remove(rowId: string): boolean {
    const entry = this.#entries.get(rowId);
    if (!entry) return false;
    this.#clear(entry);
    return this.#entries.delete(rowId);
  }

  /** Shows the row elsewhere than on its own frame; `null` lets go of it. */
  hold(rowId: string, frame: Frame | null): void {
    const entry = this.#entries.get(rowId);
    if (!entry) return;
    entry.held = frame;
    this.#change(rowId, (placed) => moveRow(placed, frame ?? placed.row.frame));
  }

  open(rowId: string, openness: number): void {
    this.#change(rowId, (placed) => openRow(placed, openness));
  }

  setHidden(rowId: string, hidden: boolean): boolean {
    const entry = this.#entries.get(rowId);
    if (!entry || entry.hidden === hidden) return false;
    entry.hidden = hidden;
    if (hidden) this.#clear(entry);
    else this.#write(entry);
    return true;
  }

  /** Takes the current materials after the cabinet's surfaces changed. */
  refreshMaterials(): void {
    for (const [key, { mesh }] of this.#buffers) this.#dress(mesh, key);
  }

  bounds(): Bounds | null {
    let all: Bounds | null = null;
    for (const { placed } of this.#entries.values()) {
      const bounds = roomBounds(placed);
      if (bounds) all = all ? unionBounds(all, bounds) : bounds;
    }
    return all;
  }

  /** The triangles of all that is seen, by surface; the dark between fronts is left out, for light finds its own way. */
  *copies(): IterableIterator<SurfaceMesh> {
    for (const [key, { mesh, buffer }] of this.#buffers) {
      if (buffer.isEmpty || key === GAP_MATERIAL) continue;
      const isLuminaire = key.startsWith(LUMINAIRE);
      const surface = this.#cabinet.surface(isLuminaire ? key.slice(LUMINAIRE.length) : key);
      yield { ...copyOf(mesh.geometry), surface, glow: isLuminaire && shines(surface) ? LAMP_GLOW : 0 };
    }
  }

  dispose(): void {
    for (const { buffer } of this.#buffers.values()) buffer.dispose();
    this.#buffers.clear();
    this.#entries.clear();
    this.group.clear();
  }

  #change(rowId: string, change: (placed: PlacedRow) => PlacedRow): void {
    const entry = this.#entries.get(rowId);
    if (!entry) return;
    entry.placed = change(entry.placed);
    if (!entry.hidden) this.#write(entry);
  }

  #write(entry: Entry): void {
    if (entry.hidden) return;
    const byMaterial = new Map<string, PlacedPart[]>();
    for (const part of entry.placed.parts) {
      if (part.mesh.indices.length === 0) continue;
      const key = bufferKey(part.part);
      const list = byMaterial.get(key);
      if (list) list.push(part);
      else byMaterial.set(key, [part]);
    }
    const gaps = frontGaps(entry.placed.parts);
    if (gaps.length > 0) byMaterial.set(GAP_MATERIAL, [...gaps]);
    for (const [key, range] of entry.ranges) {
      if (byMaterial.has(key)) continue;
      this.#release(key, range);
      entry.ranges.delete(key);
    }
    for (const [key, parts] of byMaterial) {
      const target = this.#bufferOf(key);
      entry.ranges.set(key, target.buffer.write(entry.placed, parts, entry.ranges.get(key) ?? null));
      target.mesh.geometry = target.buffer.geometry;
      target.mesh.visible = true;
    }
  }

  #clear(entry: Entry): void {
    for (const [key, range] of entry.ranges) this.#release(key, range);
    entry.ranges.clear();
  }

  #release(key: string, range: RowRange): void {
    const target = this.#buffers.get(key);
    if (!target) return;
    target.buffer.release(range);
    target.mesh.visible = !target.buffer.isEmpty;
  }

  #bufferOf(key: string): MaterialBuffer {
    const known = this.#buffers.get(key);
    if (known) return known;
    const buffer = new MergedBuffer();
    const mesh = new Mesh(buffer.geometry);
    mesh.frustumCulled = false;
    mesh.matrixAutoUpdate = false;
    this.#dress(mesh, key);
    this.group.add(mesh);
    const added = { buffer, mesh };
    this.#buffers.set(key, added);
    return added;
  }

  #dress(mesh: Mesh, key: string): void {
    const isLuminaire = key.startsWith(LUMINAIRE);
    const material = isLuminaire
      ? this.#cabinet.luminaireMaterial(key.slice(LUMINAIRE.length))
      : this.#cabinet.material(key);
    mesh.material = material;
    mesh.castShadow = !material.transparent && !isLuminaire && key !== GAP_MATERIAL;
    mesh.receiveShadow = true;
    // Glass is drawn after everything opaque that may stand behind it.
    mesh.renderOrder = material.transparent ? 1 : 0;
  }
}

/** Beside surroundings of about 1: a lit face is seen as white, and lights what is near. */
const LAMP_GLOW = 14;
const LUMINAIRE = "lights\n";

const bufferKey = ({ layer, material }: PlacedPart["part"]): string =>
  layer === LIGHTS_LAYER ? LUMINAIRE + material : material;
