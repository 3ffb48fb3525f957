import type { Axis, Solid, Vec3 } from "@stanza/geometry";
import type { Model, ModelMaterial, ModelNode } from "../model.ts";
import { MOST_TRIANGLES, type ModelResult } from "../model-to-meshes.ts";
import { mergedParts } from "../placing/merged-mesh.ts";
import { placeRow } from "../placing/placed-row.ts";
import type { ModelScene } from "../scene/model-scene.ts";
import type { Surface } from "../scene/scene-input.ts";
import { mostTrianglesOf } from "../shapes/most-triangles.ts";

/**
 * A scene as data, `scene.json` of an IGX container and `jsonScene` of the operation `exportobjscenedownload`: what articles are built of as
 * solids, what rooms are built of as triangles. Millimetres and degrees, Y up (docs/igx.md).
 */
export interface IgxScene {
  readonly version: 1;
  readonly title: string;
  readonly materials: readonly IgxMaterial[];
  readonly nodes: readonly IgxNode[];
}

export type IgxMaterial = Surface & { readonly name: string };

export interface IgxNode {
  readonly id: string;
  readonly name: string;
  readonly kind: ModelNode["kind"];
  /** Its place in the room frame. */
  readonly at: Vec3;
  readonly rotY: number;
  readonly parts?: readonly IgxPart[];
  readonly meshes?: readonly IgxMesh[];
}

export interface IgxPart {
  readonly id: string;
  readonly solid: Solid;
  readonly at: Vec3;
  readonly rot?: Vec3;
  /** Number of its material in the scene's list, from 0. */
  readonly material: number;
  readonly layer: string;
  readonly grain?: Axis | "none";
}

/** Triangles, their numbers in lists: three for a corner's place and its normal, two for its place in the pattern (mm). */
export interface IgxMesh {
  readonly material: number;
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly uvs: readonly number[];
  readonly indices: readonly number[];
}

/** model  of the same scene */
export function igxSceneOf(scene: ModelScene, model: Model): IgxScene {
  const numbers = new Map(model.materials.map((material, i) => [material, i]));
  const bySurface = new Map(model.materials.map((material, i) => [material.surface, i]));
  const rows = new Map(scene.rows.map((row) => [row.row.id as string, row]));
  const nodes = model.nodes.map((node): IgxNode => {
    const { id, name, kind, frame, meshes } = node;
    const head = { id, name, kind, at: frame.at, rotY: frame.rotY };
    const row = kind === "furniture" || kind === "opening" ? rows.get(id) : undefined;
    if (!row)
      return {
        ...head,
        meshes: meshes.map(({ material, positions, normals, uvs, indices }) => ({
          material: numbers.get(material)!,
          positions: hundredths(positions),
          normals: Array.from(normals, (value) => Math.round(value * 1e4) / 1e4),
          uvs: hundredths(uvs),
          indices: [...indices],
        })),
      };
    const parts = row.article.parts.flatMap(({ id: part, solid, at, rot, material, layer, grain }) => {
      // A part without triangles has no material in the model.
      const number = bySurface.get(scene.materialOf(material, row.catalogue).surface);
      if (number === undefined) return [];
      return [
        {
          id: part,
          solid,
          at,
          ...(rot ? { rot } : {}),
          material: number,
          layer,
          ...(grain ? { grain } : {}),
        },
      ];
    });
    return { ...head, parts };
  });
  const materials = model.materials.map(({ name, surface }): IgxMaterial => {
    const { color, roughness, metalness, opacity, pattern, accent } = surface;
    return { name, color, roughness, metalness, opacity, pattern, ...(accent ? { accent } : {}) };
  });
  return { version: 1, title: model.title, materials, nodes };
}

const hundredths = (values: Float32Array): readonly number[] =>
  Array.from(values, (value) => Math.round(value * 100) / 100);

/** The model of a scene that came as data. Numbers of materials must be those of its list. */
export function modelOfIgx(
  { title, materials, nodes }: IgxScene,
  mostTriangles = MOST_TRIANGLES,
): ModelResult {
  const made = materials.map(({ name, ...surface }): ModelMaterial => ({ name, surface }));
  const used = new Set<ModelMaterial>();
  const built: ModelNode[] = [];
  let triangles = 0;
  for (const node of nodes) {
    const coming = (node.parts ?? []).reduce((sum, { solid }) => sum + mostTrianglesOf(solid), 0);
    // Told before it is built: a scene from outside may ask for more than there is memory.
    if (triangles + coming > 2 * mostTriangles) return { ok: false, problem: "too-large" };
    const one = builtOf(node, made);
    if (one.meshes.length === 0) continue;
    built.push(one);
    for (const { material, indices } of one.meshes) {
      used.add(material);
      triangles += indices.length / 3;
    }
    if (triangles > mostTriangles) return { ok: false, problem: "too-large" };
  }
  if (built.length === 0) return { ok: false, problem: "empty" };
  return {
    ok: true,
    model: { title, nodes: built, materials: made.filter((material) => used.has(material)) },
  };
}

function builtOf(
  { id, name, kind, at, rotY, parts = [], meshes = [] }: IgxNode,
  materials: readonly ModelMaterial[],
): ModelNode {
  const frame = { at, rotY };
  const placed = placeRow({
    id,
    frame,
    parts: parts.map((part) => ({ ...part, material: String(part.material) })),
  });
  const byMaterial = Map.groupBy(
    placed.parts.filter(({ mesh }) => mesh.indices.length > 0),
    ({ part }) => materials[Number(part.material)]!,
  );
  const written = meshes.filter(({ indices }) => indices.length > 0);
  return {
    id,
    name,
    kind,
    frame,
    meshes: [
      ...[...byMaterial].map(([material, some]) => ({ ...mergedParts(some), material })),
      ...written.map(({ material, positions, normals, uvs, indices }) => ({
        material: materials[material]!,
        positions: new Float32Array(positions),
        normals: new Float32Array(normals),
        uvs: new Float32Array(uvs),
        indices: new Uint32Array(indices),
      })),
    ],
  };
}
