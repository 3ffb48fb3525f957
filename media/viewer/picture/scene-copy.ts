import type { Vec3 } from "@stanza/geometry";
import type { SolidMesh, Surface } from "@stanza/models";
import { type BufferGeometry, type PerspectiveCamera, Vector3 } from "three";

/** Triangles of one surface in the room, mm. Triangles without an area are left from what was taken away. */
export interface SurfaceMesh extends SolidMesh {
  readonly surface: Surface;
  /** The light that it gives off, as a multiple of its colour; 0: none. */
  readonly glow: number;
}

/** What the view shows now, as plain arrays of its own: for a tracer, in another thread. */
export interface SceneCopy {
  readonly meshes: readonly SurfaceMesh[];
  /** Corners of the sheets behind windows, four a sheet, mm. */
  readonly outlooks: readonly Float32Array[];
  readonly camera: {
    readonly at: Vec3;
    readonly forward: Vec3;
    /** Upright field of view, degrees. */
    readonly fov: number;
    /** Of the picture upwards, as the tangent of an angle. */
    readonly shift: number;
  };
  /** The share of the surroundings' light at this hour, 0 … 1. */
  readonly ambient: number;
}

/** The triangles of a geometry as arrays of their own. */
export function copyOf(geometry: BufferGeometry, keep?: (vertex: number) => boolean): SolidMesh {
  const index = geometry.index!.array as Uint32Array;
  const { start, count } = geometry.drawRange;
  const all = index.slice(start, Math.min(index.length, start + count));
  const indices = keep ? keptOf(all, keep) : all;
  const last = indices.reduce((most, one) => Math.max(most, one), -1) + 1;
  const part = (name: string, size: number) =>
    (geometry.getAttribute(name).array as Float32Array).slice(0, last * size);
  return { positions: part("position", 3), normals: part("normal", 3), uvs: part("uv", 2), indices };
}

function keptOf(indices: Uint32Array, keep: (vertex: number) => boolean): Uint32Array {
  const kept: number[] = [];
  for (let i = 0; i < indices.length; i += 3)
    if (keep(indices[i]!)) kept.push(indices[i]!, indices[i + 1]!, indices[i + 2]!);
  return Uint32Array.from(kept);
}

/** A camera as numbers. */
export function cameraCopy(camera: PerspectiveCamera): SceneCopy["camera"] {
  const { x, y, z } = camera.position;
  const forward = camera.getWorldDirection(new Vector3());
  return {
    at: [x, y, z],
    forward: [forward.x, forward.y, forward.z],
    fov: camera.fov,
    shift: -2 * Math.tan((camera.fov * Math.PI) / 360) * (camera.view?.offsetY ?? 0),
  };
}
