import { type Gltf, gltfOf } from "./gltf.ts";
import { componentsOf } from "./gltf-accessor.ts";
import type { SurfaceMaterial, Texture, TracerScene } from "./scene.ts";
import { GLB_LIMITS, SceneFault } from "./scene-fault.ts";

/** Reads pictures inside the file; `null`: this one cannot be read, and its surface stays plain. */
export type PictureReader = (bytes: Uint8Array, mediaType: string) => Texture | null;

/**
 * Reads the scene of a binary glTF 2.0 as this product writes it: triangles with float positions and normals, materials of metal, lacquer and
 * glass, one texture of colours each.
 *
 * @throws SceneFault
 */
export function readGlb(bytes: Uint8Array, readPicture: PictureReader = () => null): TracerScene {
  const gltf = gltfOf(bytes);
  const found: Found[] = [];
  let triangles = 0;
  walk(gltf, (mesh, matrix) => {
    for (const primitive of gltf.json.meshes?.[mesh]?.primitives ?? []) {
      if ((primitive.mode ?? 4) !== 4 || primitive.attributes.POSITION === undefined) continue;
      const part = partOf(gltf, primitive, matrix);
      triangles += part.count;
      if (triangles > GLB_LIMITS.triangles)
        throw new SceneFault("too-large", `The scene has more than ${GLB_LIMITS.triangles} triangles.`);
      found.push(part);
    }
  });
  if (triangles === 0) throw new SceneFault("no-triangles", "There is nothing to see in the scene.");
  const scene = {
    positions: new Float32Array(triangles * 9),
    normals: new Float32Array(triangles * 9),
    uvs: new Float32Array(triangles * 6),
    materialOf: new Uint32Array(triangles),
  };
  let at = 0;
  for (const part of found) {
    spread(part, scene, at);
    at += part.count;
  }
  const textures: (Texture | null)[] = (gltf.json.textures ?? []).map(({ source }) => {
    const image = source === undefined ? undefined : gltf.json.images?.[source];
    return image?.bufferView === undefined
      ? null
      : readPicture(gltf.view(image.bufferView), image.mimeType ?? "");
  });
  const materials = [...(gltf.json.materials ?? []), {}].map((one) => materialOf(one, textures));
  return { ...scene, materials, textures: textures.map((one) => one ?? NOTHING) };
}

const NOTHING: Texture = { width: 1, height: 1, channels: 3, bytes: new Uint8Array([255, 255, 255]) };

interface Found {
  readonly count: number;
  readonly indices: ArrayLike<number> | null;
  readonly positions: Float32Array;
  readonly normals: Float32Array | null;
  readonly uvs: Float32Array | null;
  readonly material: number;
  readonly matrix: readonly number[];
}

type Primitive = NonNullable<NonNullable<Gltf["json"]["meshes"]>[number]>["primitives"][number];

function partOf(gltf: Gltf, primitive: Primitive, matrix: readonly number[]): Found {
  const { attributes, indices, material } = primitive;
  const positions = componentsOf(gltf, attributes.POSITION!, 3);
  const index = indices === undefined ? null : componentsOf(gltf, indices, 1);
  const corners = positions.length / 3;
  if (index?.some((one) => one >= corners))
    throw new SceneFault("not-a-glb", "A triangle names a corner that is not there.");
  if (!positions.every(Number.isFinite)) throw new SceneFault("not-a-glb", "A corner has no place.");
  const like = (name: "NORMAL" | "TEXCOORD_0", size: number): Float32Array | null => {
    const at = attributes[name];
    const values = at === undefined ? null : componentsOf(gltf, at, size);
    return values && values.length / size === corners ? values : null;
  };
  return {
    count: Math.floor((index?.length ?? corners) / 3),
    indices: index,
    positions,
    normals: like("NORMAL", 3),
    uvs: like("TEXCOORD_0", 2),
    material: material ?? gltf.json.materials?.length ?? 0,
    matrix,
  };
}

type Spread = Pick<TracerScene, "positions" | "normals" | "materialOf"> & { readonly uvs: Float32Array };

function spread(part: Found, scene: Spread, first: number): void {
  const { matrix: m, indices, positions, normals, uvs } = part;
  for (let i = 0; i < part.count * 3; i++) {
    const from = indices ? indices[i]! : i;
    const to = (first * 3 + i) * 3;
    const [x, y, z] = [positions[from * 3]!, positions[from * 3 + 1]!, positions[from * 3 + 2]!];
    for (let k = 0; k < 3; k++)
      scene.positions[to + k] = m[k]! * x + m[4 + k]! * y + m[8 + k]! * z + m[12 + k]!;
    if (normals) {
      const [nx, ny, nz] = [normals[from * 3]!, normals[from * 3 + 1]!, normals[from * 3 + 2]!];
      for (let k = 0; k < 3; k++) scene.normals[to + k] = cofactor(m, k, nx, ny, nz);
    }
    if (uvs) {
      scene.uvs[(first * 3 + i) * 2] = uvs[from * 2]!;
      scene.uvs[(first * 3 + i) * 2 + 1] = uvs[from * 2 + 1]!;
    }
  }
  scene.materialOf.fill(part.material, first, first + part.count);
}

/** A normal turned with its surface: by the cofactors of the matrix, which is right for uneven scales too. */
function cofactor(m: readonly number[], k: number, x: number, y: number, z: number): number {
  const [a, b] = [(k + 1) % 3, (k + 2) % 3];
  const of = (c1: number, c2: number) => m[c1 * 4 + a]! * m[c2 * 4 + b]! - m[c1 * 4 + b]! * m[c2 * 4 + a]!;
  return of(1, 2) * x + of(2, 0) * y + of(0, 1) * z;
}

type GltfMaterial = NonNullable<Gltf["json"]["materials"]>[number];

function materialOf(material: GltfMaterial, textures: readonly (Texture | null)[]): SurfaceMaterial {
  const { pbrMetallicRoughness: pbr = {}, emissiveFactor = [0, 0, 0], extensions = {}, alphaMode } = material;
  const [r = 1, g = 1, b = 1, alpha = 1] = pbr.baseColorFactor ?? [];
  const strength = extensions.KHR_materials_emissive_strength?.emissiveStrength ?? 1;
  const texture = pbr.baseColorTexture?.index;
  const isPane = alphaMode === "BLEND" ? 1 - share(alpha) : 0;
  return {
    color: [share(r), share(g), share(b)],
    metallic: share(pbr.metallicFactor ?? 1),
    roughness: share(pbr.roughnessFactor ?? 1),
    transmission: Math.max(isPane, share(extensions.KHR_materials_transmission?.transmissionFactor ?? 0)),
    ior: Math.min(3, Math.max(1, extensions.KHR_materials_ior?.ior ?? 1.5)),
    emission: [0, 1, 2].map((k) => Math.max(0, emissiveFactor[k] ?? 0) * strength) as unknown as [
      number,
      number,
      number,
    ],
    ...(texture !== undefined && textures[texture] ? { texture } : {}),
  };
}

const share = (value: number): number => Math.min(1, Math.max(0, value));

const ONE = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] as const;

/** Calls back with each mesh of the scene and where it stands. */
function walk({ json }: Gltf, see: (mesh: number, matrix: readonly number[]) => void): void {
  const roots = json.scenes?.[json.scene ?? 0]?.nodes ?? [];
  const work: { readonly node: number; readonly above: readonly number[] }[] = roots.map((node) => ({
    node,
    above: ONE,
  }));
  for (let seen = 0; work.length > 0; seen++) {
    // A node that is its own ancestor would never end.
    if (seen > GLB_LIMITS.nodes) throw new SceneFault("too-large", "The scene has too many nodes.");
    const { node: index, above } = work.pop()!;
    const node = json.nodes?.[index];
    if (!node) throw new SceneFault("not-a-glb", "The scene names a node that is not there.");
    const matrix = times(above, node.matrix ?? placed(node));
    if (node.mesh !== undefined) see(node.mesh, matrix);
    for (const child of node.children ?? []) work.push({ node: child, above: matrix });
  }
}

type Placed = Pick<NonNullable<Gltf["json"]["nodes"]>[number], "translation" | "rotation" | "scale">;

function placed({
  translation: t = [0, 0, 0],
  rotation: q = [0, 0, 0, 1],
  scale: s = [1, 1, 1],
}: Placed): readonly number[] {
  const [x, y, z, w] = q as [number, number, number, number];
  const [sx, sy, sz] = s as [number, number, number];
  return [
    (1 - 2 * (y * y + z * z)) * sx,
    2 * (x * y + z * w) * sx,
    2 * (x * z - y * w) * sx,
    0,
    2 * (x * y - z * w) * sy,
    (1 - 2 * (x * x + z * z)) * sy,
    2 * (y * z + x * w) * sy,
    0,
    2 * (x * z + y * w) * sz,
    2 * (y * z - x * w) * sz,
    (1 - 2 * (x * x + y * y)) * sz,
    0,
    t[0]!,
    t[1]!,
    t[2]!,
    1,
  ];
}

const times = (a: readonly number[], b: readonly number[]): readonly number[] =>
  Array.from({ length: 16 }, (_, i) => {
    const [column, row] = [i >> 2, i & 3];
    return [0, 1, 2, 3].reduce((sum, k) => sum + a[k * 4 + row]! * b[column * 4 + k]!, 0);
  });
