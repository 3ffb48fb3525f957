import { fromPlan, ORIGIN } from "@stanza/geometry";
import type { Model, ModelMaterial, ModelMesh, ModelNode } from "./model.ts";
import { type PlacedPart, placeRow, writeMesh } from "./placing/placed-row.ts";
import type { ModelScene, NamedRow, NamedSurface } from "./scene/model-scene.ts";
import { floorOutline, straightPieces, type ViewerRoom } from "./scene/scene-input.ts";
import { viewerRooms } from "./scene/viewer-rooms.ts";
import { ceilingMesh, floorMesh } from "./shapes/floor-mesh.ts";
import type { SolidMesh } from "./shapes/solid-mesh.ts";
import { wallMesh } from "./shapes/wall-mesh.ts";
import { UniqueNames } from "./unique-names.ts";

/** A model of more triangles than this is refused: files of it would be of no use to any program. */
export const MOST_TRIANGLES = 1_000_000;

export interface ModelOptions {
  /** `own` (as it is unless said): the ceilings that rooms have; `all`: a white one over rooms that are open above too. */
  readonly ceilings?: "none" | "own" | "all";
  /** Absent: `MOST_TRIANGLES`. */
  readonly mostTriangles?: number;
}

export type ModelResult =
  | { readonly ok: true; readonly model: Model }
  /** `empty`: nothing that could be seen; `too-large`: more triangles than a model may have. */
  | { readonly ok: false; readonly problem: "empty" | "too-large" };

/**
 * A project as merged triangles: one node for each row, wall, floor and ceiling, in it one mesh for each material. Doors are closed. It is
 * built of the shapes that the 3D view shows, and every file for other programs is written from it: the exporters of three.js lose what a
 * render graph has merged (graphics.md §5).
 *
 * returns  millimetres, Y up, as docs/coordinates.md has it
 */
export function modelToMeshes(
  scene: ModelScene,
  { ceilings = "own", mostTriangles = MOST_TRIANGLES }: ModelOptions = {},
): ModelResult {
  const builder = new ModelBuilder(mostTriangles);
  for (const row of scene.rows) {
    builder.addRow(row, scene);
    if (builder.isTooLarge) return { ok: false, problem: "too-large" };
  }
  const names = new Map(scene.rooms.map(({ id, name }) => [id, name]));
  for (const room of viewerRooms(scene.rooms, { rows: scene.rows })) {
    builder.addRoom(room, names.get(room.id) ?? room.id, scene, ceilings);
    if (builder.isTooLarge) return { ok: false, problem: "too-large" };
  }
  const model = builder.finish(scene.title);
  return model.nodes.length > 0 ? { ok: true, model } : { ok: false, problem: "empty" };
}

class ModelBuilder {
  readonly #nodes: ModelNode[] = [];
  readonly #names = new UniqueNames();
  readonly #materials = new Map<NamedSurface, ModelMaterial>();
  readonly #materialNames = new UniqueNames();
  readonly #most: number;
  #triangles = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get isTooLarge(): boolean {
    return this.#triangles > this.#most;
  }

  addRow({ row, frame, article, name, catalogue }: NamedRow, { materialOf }: ModelScene): void {
    const placed = placeRow({ id: row.id, frame, parts: article.parts });
    const byMaterial = Map.groupBy(
      placed.parts.filter(({ mesh }) => mesh.indices.length > 0),
      ({ part }) => this.#material(materialOf(part.material, catalogue)),
    );
    this.#add({
      id: row.id,
      name,
      kind: article.opening ? "opening" : "furniture",
      frame,
      meshes: [...byMaterial].map(([material, parts]) => ({ ...mergedParts(parts), material })),
    });
  }

  addRoom(
    room: ViewerRoom,
    name: string,
    { materialOf }: ModelScene,
    ceilings: NonNullable<ModelOptions["ceilings"]>,
  ): void {
    const level = (kind: "floor" | "ceiling", mesh: SolidMesh, code: string): void =>
      this.#add({
        id: room.id,
        name: `${name} ${kind}`,
        kind,
        frame: ORIGIN,
        meshes: [{ ...mesh, material: this.#material(materialOf(code)) }],
      });
    level("floor", floorMesh(floorOutline(room)), room.floorMaterial);
    room.walls.forEach((wall, i) => {
      const material = this.#material(materialOf(wall.material ?? room.wallMaterial));
      this.#add({
        id: wall.id,
        name: `${name} wall ${i + 1}`,
        kind: "wall",
        frame: ORIGIN,
        meshes: [{ ...mergedMeshes(straightPieces(wall).map(wallMesh)), material }],
      });
    });
    if (ceilings === "none" || (ceilings === "own" && room.ceilingMaterial === undefined)) return;
    const corners = room.walls
      .flatMap(straightPieces)
      .map(({ inner, height }) => fromPlan(inner.from, height));
    level("ceiling", ceilingMesh(corners), room.ceilingMaterial ?? "ceiling-white");
  }

  finish(title: string): Model {
    const used = new Set(this.#nodes.flatMap(({ meshes }) => meshes.map(({ material }) => material)));
    return { title, nodes: this.#nodes, materials: [...used] };
  }

  #add(node: ModelNode): void {
    const meshes = node.meshes.filter(({ indices }) => indices.length > 0);
    if (meshes.length === 0) return;
    for (const { indices } of meshes) this.#triangles += indices.length / 3;
    this.#nodes.push({ ...node, meshes, name: this.#names.next(node.name) });
  }

  #material(named: NamedSurface): ModelMaterial {
    const known = this.#materials.get(named);
    if (known) return known;
    const made = { name: this.#materialNames.next(named.name), surface: named.surface };
    this.#materials.set(named, made);
    return made;
  }
}

const emptyFor = (meshes: readonly SolidMesh[]): SolidMesh => {
  const vertices = meshes.reduce((sum, mesh) => sum + mesh.positions.length / 3, 0);
  return {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uvs: new Float32Array(vertices * 2),
    indices: new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0)),
  };
};

/** The parts of a row as one mesh in the article's frame. */
function mergedParts(parts: readonly PlacedPart[]): SolidMesh {
  const target = emptyFor(parts.map(({ mesh }) => mesh));
  let [vertex, index] = [0, 0];
  for (const { mesh, toArticle, uvShift } of parts) {
    writeMesh(target, { vertex, index }, mesh, toArticle, uvShift);
    vertex += mesh.positions.length / 3;
    index += mesh.indices.length;
  }
  return target;
}

function mergedMeshes(meshes: readonly SolidMesh[]): Omit<ModelMesh, "material"> {
  const target = emptyFor(meshes);
  let [vertex, index] = [0, 0];
  for (const { positions, normals, uvs, indices } of meshes) {
    target.positions.set(positions, vertex * 3);
    target.normals.set(normals, vertex * 3);
    target.uvs.set(uvs, vertex * 2);
    for (let i = 0; i < indices.length; i++) target.indices[index + i] = indices[i]! + vertex;
    vertex += positions.length / 3;
    index += indices.length;
  }
  return target;
}
