import { type MeshTarget, type PlacedPart, type PlacedRow, partToRoom, writeMesh } from "@stanza/models";
import { BufferAttribute, BufferGeometry, DynamicDrawUsage } from "three";
import { type Range, RangeAllocator } from "./range-allocator.ts";

/** The range of one row's triangles of one material. */
export interface RowRange {
  readonly vertices: Range;
  readonly indices: Range;
}

const FIRST_VERTICES = 1024;

/**
 * All triangles of one material in one geometry. A row is a range of it, rewritten in place; freed indices point at vertex 0 and so
 * draw nothing. The geometry object is replaced when the buffer grows: read `geometry` again after writing.
 */
export class MergedBuffer {
  readonly #vertices = new RangeAllocator(FIRST_VERTICES);
  readonly #indices = new RangeAllocator(FIRST_VERTICES * 2);
  #arrays: MeshTarget = arraysOf(this.#vertices.capacity, this.#indices.capacity);
  #geometry = geometryOf(this.#arrays);

  get geometry(): BufferGeometry {
    return this.#geometry;
  }

  get isEmpty(): boolean {
    return this.#indices.end === 0;
  }

  /** Writes the row's parts over `old` where they fit exactly, otherwise into a new range. Returns where they are now. */
  write(row: PlacedRow, parts: readonly PlacedPart[], old: RowRange | null): RowRange {
    let vertexCount = 0;
    let indexCount = 0;
    for (const { mesh } of parts) {
      vertexCount += mesh.positions.length / 3;
      indexCount += mesh.indices.length;
    }
    let range = old;
    if (!range || range.vertices.count !== vertexCount || range.indices.count !== indexCount) {
      if (range) this.release(range);
      range = {
        vertices: this.#vertices.allocate(vertexCount),
        indices: this.#indices.allocate(indexCount),
      };
      this.#grow();
    }
    let vertex = range.vertices.start;
    let index = range.indices.start;
    for (const part of parts) {
      writeMesh(this.#arrays, { vertex, index }, part.mesh, partToRoom(row, part), part.uvShift);
      vertex += part.mesh.positions.length / 3;
      index += part.mesh.indices.length;
    }
    this.#changed(range);
    return range;
  }

  release(range: RowRange): void {
    this.#vertices.release(range.vertices);
    this.#indices.release(range.indices);
    this.#arrays.indices.fill(0, range.indices.start, range.indices.start + range.indices.count);
    const index = this.#geometry.index!;
    index.addUpdateRange(range.indices.start, range.indices.count);
    index.needsUpdate = true;
    this.#geometry.setDrawRange(0, this.#indices.end);
  }

  dispose(): void {
    this.#geometry.dispose();
  }

  #grow(): void {
    const vertices = this.#vertices.capacity;
    const indices = this.#indices.capacity;
    const old = this.#arrays;
    if (old.positions.length === vertices * 3 && old.indices.length === indices) return;
    const grown = arraysOf(vertices, indices);
    grown.positions.set(old.positions);
    grown.normals.set(old.normals);
    grown.uvs.set(old.uvs);
    grown.indices.set(old.indices);
    this.#geometry.dispose();
    this.#arrays = grown;
    this.#geometry = geometryOf(grown);
  }

  #changed({ vertices, indices }: RowRange): void {
    const geometry = this.#geometry;
    for (const [name, size] of [
      ["position", 3],
      ["normal", 3],
      ["uv", 2],
    ] as const) {
      const attribute = geometry.getAttribute(name) as BufferAttribute;
      attribute.addUpdateRange(vertices.start * size, vertices.count * size);
      attribute.needsUpdate = true;
    }
    const index = geometry.index!;
    index.addUpdateRange(indices.start, indices.count);
    index.needsUpdate = true;
    geometry.setDrawRange(0, this.#indices.end);
  }
}

function arraysOf(vertices: number, indices: number): MeshTarget {
  return {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uvs: new Float32Array(vertices * 2),
    indices: new Uint32Array(indices),
  };
}

function geometryOf({ positions, normals, uvs, indices }: MeshTarget): BufferGeometry {
  const geometry = new BufferGeometry();
  const dynamic = (array: Float32Array | Uint32Array, size: number): BufferAttribute =>
    new BufferAttribute(array, size).setUsage(DynamicDrawUsage);
  geometry.setAttribute("position", dynamic(positions, 3));
  geometry.setAttribute("normal", dynamic(normals, 3));
  geometry.setAttribute("uv", dynamic(uvs, 2));
  geometry.setIndex(dynamic(indices, 1));
  // An empty range: without it three.js would draw the whole buffer before anything is written to it.
  geometry.setDrawRange(0, 0);
  return geometry;
}
