import { type Bounds, type Frame, unionBounds } from "@stanza/geometry";
import type { Part, ViewerRow } from "../scene/scene-input.ts";
import { buildSolid } from "../shapes/build-solid.ts";
import type { SolidMesh } from "../shapes/solid-mesh.ts";
import { type Affine, chain, frameToParent, inverse } from "./affine.ts";
import { barred } from "./barred.ts";
import { boundsIn, boundsOfSolid, carriers, openingMove, partToArticle } from "./part-placement.ts";

/** A row ready to be written and picked: everything that depends on its parts alone is worked out once. */
export interface PlacedRow {
  readonly row: ViewerRow;
  /** Differs from the row's own while it is dragged. */
  readonly frame: Frame;
  /** 0 closed … 1 open. */
  readonly openness: number;
  readonly parts: readonly PlacedPart[];
  /** Bounds in the article frame, as opened now; `null` without any geometry. */
  readonly bounds: Bounds | null;
  readonly toRoom: Affine;
}

export interface PlacedPart {
  readonly part: Part;
  readonly mesh: SolidMesh;
  /** Bounds in the part's own frame. */
  readonly own: Bounds;
  readonly toArticle: Affine;
  readonly fromArticle: Affine;
  /** Shift of the pattern in mm, so that neighbouring boards are not cut from the same spot. */
  readonly uvShift: readonly [number, number];
}

/** Layers whose edges are seen. The boards of a carcass are not worth the triangles. */
const PLAIN_LAYERS: ReadonlySet<string> = new Set(["carcass", "placeholder"]);

/**
 * edges  `bevelled`: what is seen of a row has edges that catch light; files for other programs have sharp ones
 */
export function placeRow(
  row: ViewerRow,
  {
    frame = row.frame,
    openness = 0,
    edges = "sharp",
  }: { readonly frame?: Frame; readonly openness?: number; readonly edges?: "sharp" | "bevelled" } = {},
): PlacedRow {
  const carrier = moving(row.parts);
  const parts = row.parts.map((part, i): PlacedPart => {
    const moved = carrier[i];
    const closed = partToArticle(part);
    const toArticle = moved && openness > 0 ? chain(openingMove(moved, openness), closed) : closed;
    return {
      part,
      mesh: buildSolid(part.solid, part.grain, edges === "bevelled" && !PLAIN_LAYERS.has(part.layer)),
      own: boundsOfSolid(part.solid),
      toArticle,
      fromArticle: inverse(toArticle),
      uvShift: shiftOf(`${row.id}/${part.id}`),
    };
  });
  return { row, frame, openness, parts, bounds: boundsOfParts(parts), toRoom: frameToParent(frame) };
}

/** The same row elsewhere, e.g. under the hand; its meshes are kept. */
export function moveRow(placed: PlacedRow, frame: Frame): PlacedRow {
  return { ...placed, frame, toRoom: frameToParent(frame) };
}

/** The same row with its doors and drawers `openness` open; its meshes are kept. */
export function openRow(placed: PlacedRow, openness: number): PlacedRow {
  const carrier = moving(placed.row.parts);
  const parts = placed.parts.map((part, i): PlacedPart => {
    const moved = carrier[i];
    if (!moved) return part;
    const toArticle = chain(openingMove(moved, openness), partToArticle(part.part));
    return { ...part, toArticle, fromArticle: inverse(toArticle) };
  });
  return { ...placed, openness, parts, bounds: boundsOfParts(parts) };
}

/** For each part the one that carries it along when the row opens; null: it stays, also because a leaf is in its way. */
function moving(parts: readonly Part[]): readonly (Part | null)[] {
  const shut = barred(parts);
  const carrier = carriers(parts);
  return shut.size === 0 ? carrier : carrier.map((part) => (part && shut.has(part) ? null : part));
}

function boundsOfParts(parts: readonly PlacedPart[]): Bounds | null {
  return parts.reduce<Bounds | null>((all, { own, toArticle, mesh }) => {
    if (mesh.indices.length === 0) return all;
    const bounds = boundsIn(toArticle, own);
    return all ? unionBounds(all, bounds) : bounds;
  }, null);
}

/** Bounds in the room frame. */
export const roomBounds = (placed: PlacedRow): Bounds | null =>
  placed.bounds && boundsIn(placed.toRoom, placed.bounds);

export const opens = (row: ViewerRow): boolean => row.parts.some((part) => part.open !== undefined);

/** A stable spot of the pattern for a name (FNV-1a). */
function shiftOf(name: string): readonly [number, number] {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return [(hash & 0xfff) * 1.7, ((hash >>> 12) & 0xfff) * 2.3];
}

export interface MeshTarget {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array;
  readonly indices: Uint32Array;
}

/** Writes a mesh, transformed, at the given vertex and index of a larger buffer. */
export function writeMesh(
  target: MeshTarget,
  at: { readonly vertex: number; readonly index: number },
  mesh: SolidMesh,
  m: Affine,
  [shiftU, shiftV]: readonly [number, number],
): void {
  const { positions, normals, uvs, indices } = mesh;
  let to = at.vertex * 3;
  for (let i = 0; i < positions.length; i += 3, to += 3) {
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    target.positions[to] = m[0] * x + m[1] * y + m[2] * z + m[3];
    target.positions[to + 1] = m[4] * x + m[5] * y + m[6] * z + m[7];
    target.positions[to + 2] = m[8] * x + m[9] * y + m[10] * z + m[11];
    const [nx, ny, nz] = [normals[i]!, normals[i + 1]!, normals[i + 2]!];
    target.normals[to] = m[0] * nx + m[1] * ny + m[2] * nz;
    target.normals[to + 1] = m[4] * nx + m[5] * ny + m[6] * nz;
    target.normals[to + 2] = m[8] * nx + m[9] * ny + m[10] * nz;
  }
  to = at.vertex * 2;
  for (let i = 0; i < uvs.length; i += 2, to += 2) {
    target.uvs[to] = uvs[i]! + shiftU;
    target.uvs[to + 1] = uvs[i + 1]! + shiftV;
  }
  for (let i = 0; i < indices.length; i++) target.indices[at.index + i] = indices[i]! + at.vertex;
}

/** One part of a placed row in room coordinates. */
export const partToRoom = (placed: PlacedRow, part: PlacedPart): Affine =>
  chain(placed.toRoom, part.toArticle);
