import type { Frame } from "@stanza/geometry";
import type { Surface } from "./scene/scene-input.ts";
import type { SolidMesh } from "./shapes/solid-mesh.ts";

/** The triangles of one material of a node, in the node's own frame, mm; `uvs` in mm with V along the grain. */
export interface ModelMesh extends SolidMesh {
  readonly material: ModelMaterial;
}

export interface ModelMaterial {
  /** Its name as people read it; no two materials of a model have the same. */
  readonly name: string;
  readonly surface: Surface;
}

/** One thing of a model: a piece of furniture, a wall, a floor. */
export interface ModelNode {
  /** Id of the row, the wall or the room. */
  readonly id: string;
  /** Its name as people read it, e.g. `BASE-1D-600 Base unit`; no two nodes of a model have the same. */
  readonly name: string;
  readonly kind: "furniture" | "opening" | "wall" | "floor" | "ceiling";
  /** Its place in the room frame. */
  readonly frame: Frame;
  /** One for each of its materials; never empty. */
  readonly meshes: readonly ModelMesh[];
}

/** Everything that is seen of a project as plain triangles: what all files for other programs are written from. */
export interface Model {
  readonly title: string;
  readonly nodes: readonly ModelNode[];
  /** The materials that its meshes have, in the order of their first use. */
  readonly materials: readonly ModelMaterial[];
}

/** How many triangles a model has. */
export const trianglesOf = ({ nodes }: Pick<Model, "nodes">): number =>
  nodes.reduce(
    (sum, { meshes }) => sum + meshes.reduce((own, { indices }) => own + indices.length / 3, 0),
    0,
  );
