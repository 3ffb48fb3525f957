import { patternPicture } from "../materials/pattern-picture.ts";
import { PATTERNS } from "../materials/pattern-pixels.ts";
import type { Model, ModelMaterial, ModelMesh, ModelNode } from "../model.ts";
import { frameToParent, transformDirection, transformPoint } from "../placing/affine.ts";

/**
 * A model as Wavefront OBJ: `model.obj`, its materials `model.mtl`, and the pictures of its patterns, by path. Metres, Y up; an object for
 * each thing and in it a group of faces for each material. Names have `_` for spaces, since readers cut names there.
 *
 * Source: graphics.md §5; the materials have `Pr` and `Pm` of the PBR extension beside the classic terms.
 */
export function toObj({ title, nodes, materials }: Model): ReadonlyMap<string, Uint8Array> {
  const text = new TextEncoder();
  const files = new Map<string, Uint8Array>();
  const names = new Map(materials.map((material, i) => [material, `${i + 1}_${word(material.name)}`]));
  const pictures = new Map<ModelMaterial, string>();
  for (const material of materials) {
    const picture = patternPicture(material.surface);
    if (picture) pictures.set(material, `textures/material_${pictures.size + 1}.png`);
    if (picture) files.set(pictures.get(material)!, picture);
  }
  const lines = [`# ${word(title)}`, "# metres, Y up", "mtllib model.mtl"];
  let vertices = 0;
  for (const node of nodes) {
    lines.push(`o ${word(node.name)}`);
    for (const mesh of node.meshes) {
      lines.push(`usemtl ${names.get(mesh.material)}`);
      addMesh(lines, node, mesh, vertices);
      vertices += mesh.positions.length / 3;
    }
  }
  const described = materials.map((material) =>
    materialLines(material, names.get(material)!, pictures.get(material)),
  );
  return new Map([
    ["model.obj", text.encode(`${lines.join("\n")}\n`)],
    ["model.mtl", text.encode(`${described.flat().join("\n")}\n`)],
    ...files,
  ]);
}

/** before  vertices that the file has already: it counts them from one through all objects */
function addMesh(lines: string[], { frame }: ModelNode, mesh: ModelMesh, before: number): void {
  const { positions, normals, uvs, indices, material } = mesh;
  const toRoom = frameToParent(frame);
  const { tileMm } = PATTERNS[material.surface.pattern];
  const count = positions.length / 3;
  for (let i = 0; i < count; i++) {
    const at = transformPoint(toRoom, [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!]);
    lines.push(`v ${metres(at[0])} ${metres(at[1])} ${metres(at[2])}`);
  }
  for (let i = 0; i < count; i++)
    // A picture's first line is at the top here, and V runs upwards.
    lines.push(`vt ${short(uvs[i * 2]! / tileMm[0])} ${short(1 - uvs[i * 2 + 1]! / tileMm[1])}`);
  for (let i = 0; i < count; i++) {
    const to = transformDirection(toRoom, [normals[i * 3]!, normals[i * 3 + 1]!, normals[i * 3 + 2]!]);
    lines.push(`vn ${short(to[0])} ${short(to[1])} ${short(to[2])}`);
  }
  const corner = (i: number): string => {
    const number = before + indices[i]! + 1;
    return `${number}/${number}/${number}`;
  };
  for (let i = 0; i < indices.length; i += 3) lines.push(`f ${corner(i)} ${corner(i + 1)} ${corner(i + 2)}`);
}

function materialLines({ surface }: ModelMaterial, name: string, picture: string | undefined): string[] {
  const { color, opacity, roughness, metalness } = surface;
  const value = Number.parseInt(color.slice(1, 7), 16) || 0;
  const parts = [value >> 16, (value >> 8) & 0xff, value & 0xff].map((byte) => short(byte / 255)).join(" ");
  return [
    `newmtl ${name}`,
    `Kd ${picture === undefined ? parts : "1 1 1"}`,
    "Ks 0.04 0.04 0.04",
    `Ns ${short(2 / Math.max(0.04, roughness) ** 2)}`,
    `d ${short(opacity)}`,
    `illum ${opacity < 1 ? 4 : 2}`,
    `Pr ${short(roughness)}`,
    `Pm ${short(metalness)}`,
    ...(picture === undefined ? [] : [`map_Kd ${picture}`]),
    "",
  ];
}

/** Hundredths of a millimetre, in metres. */
const metres = (mm: number): string => String(Math.round(mm * 100) / 1e5 + 0);
const short = (value: number): string => String(Math.round(value * 1e4) / 1e4 + 0);
const word = (name: string): string => name.replaceAll(/[\s#\\/]+/g, "_");
