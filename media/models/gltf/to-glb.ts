import { toRadians } from "@stanza/geometry";
import { linearColor } from "../materials/accent-of.ts";
import { patternPicture } from "../materials/pattern-picture.ts";
import { PATTERNS } from "../materials/pattern-pixels.ts";
import type { Model, ModelMaterial, ModelMesh, ModelNode } from "../model.ts";
import { GlbBuffer } from "./glb-buffer.ts";

const REPEAT = 10497;
const LINEAR = 9729;
const LINEAR_MIPMAP_LINEAR = 9987;

/**
 * A model as a GLB file (glTF 2.0): metres, nothing compressed, no extensions. One node for each thing with its name, its kind and its id
 * (`extras`), one primitive for each of its materials. Patterns are PNGs with a palette.
 *
 * Source: graphics.md §5; Khronos glTF 2.0 specification.
 */
export function toGlb({ title, nodes, materials }: Model): Uint8Array {
  const buffer = new GlbBuffer();
  const numbers = new Map(materials.map((material, i) => [material, i]));
  const textures: object[] = [];
  const images: object[] = [];
  const described = materials.map((material) => {
    const picture = patternPicture(material.surface);
    if (!picture) return materialOf(material);
    images.push({ name: material.name, mimeType: "image/png", bufferView: buffer.addBytes(picture) });
    textures.push({ sampler: 0, source: images.length - 1 });
    return materialOf(material, textures.length - 1);
  });
  const document = {
    asset: { version: "2.0", generator: "Stanza" },
    scene: 0,
    scenes: [{ name: title, nodes: nodes.map((_, i) => i) }],
    nodes: nodes.map((node, mesh) => ({
      name: node.name,
      mesh,
      ...placeOf(node),
      extras: { id: node.id, kind: node.kind },
    })),
    meshes: nodes.map(({ name, meshes }) => ({
      name,
      primitives: meshes.map((mesh) => ({
        ...primitiveOf(buffer, mesh),
        material: numbers.get(mesh.material),
      })),
    })),
    materials: described,
    ...(images.length > 0
      ? {
          images,
          textures,
          samplers: [{ magFilter: LINEAR, minFilter: LINEAR_MIPMAP_LINEAR, wrapS: REPEAT, wrapT: REPEAT }],
        }
      : {}),
  };
  return buffer.finish(document);
}

function placeOf({ frame: { at, rotY } }: ModelNode): object {
  const half = toRadians(rotY) / 2;
  return {
    ...(at.some((part) => part !== 0) ? { translation: at.map((part) => part / 1000) } : {}),
    ...(rotY === 0 ? {} : { rotation: [0, Math.sin(half), 0, Math.cos(half)] }),
  };
}

function materialOf({ name, surface }: ModelMaterial, texture?: number): object {
  const { color, opacity, metalness, roughness } = surface;
  const isClear = opacity < 1;
  return {
    name,
    pbrMetallicRoughness: {
      // The picture has the colour in it.
      baseColorFactor: [...(texture === undefined ? linearColor(color) : [1, 1, 1]), opacity],
      metallicFactor: metalness,
      roughnessFactor: roughness,
      ...(texture === undefined ? {} : { baseColorTexture: { index: texture } }),
    },
    ...(isClear ? { alphaMode: "BLEND" } : {}),
  };
}

function primitiveOf(buffer: GlbBuffer, { positions, normals, uvs, indices, material }: ModelMesh): object {
  const { pattern } = material.surface;
  return {
    attributes: {
      POSITION: buffer.addVectors(
        positions.map((mm) => mm / 1000),
        3,
        { bounds: true },
      ),
      NORMAL: buffer.addVectors(normals, 3),
      ...(pattern === "plain" ? {} : { TEXCOORD_0: buffer.addVectors(inTiles(uvs, pattern), 2) }),
    },
    indices: buffer.addIndices(indices, positions.length / 3),
  };
}

/** Millimetres of a pattern as tiles of its picture. */
function inTiles(uvs: Float32Array, pattern: ModelMaterial["surface"]["pattern"]): Float32Array {
  const { tileMm } = PATTERNS[pattern];
  return uvs.map((mm, i) => mm / tileMm[i % 2 === 0 ? 0 : 1]);
}
