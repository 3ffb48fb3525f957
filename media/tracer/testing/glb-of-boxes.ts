/** A box of a test scene, metres; its material as glTF has it. */
export interface Box {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  readonly color?: readonly [number, number, number];
  readonly metallic?: number;
  readonly roughness?: number;
  readonly transmission?: number;
  readonly emission?: readonly [number, number, number];
}

/** The six faces as corners of the unit box, outwards. */
const FACES = [
  ["100", "110", "111", "101"],
  ["000", "001", "011", "010"],
  ["010", "011", "111", "110"],
  ["000", "100", "101", "001"],
  ["001", "101", "111", "011"],
  ["000", "010", "110", "100"],
] as const;
const NORMALS = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
] as const;

/** A small GLB, made by hand: a box a mesh, positions and normals, indices of 16 bits. */
export function glbOfBoxes(boxes: readonly Box[]): Uint8Array<ArrayBuffer> {
  const parts = boxes.map(meshOf);
  const views: object[] = [];
  const accessors: object[] = [];
  let length = 0;
  const add = (bytes: Uint8Array, accessor: object): number => {
    views.push({ buffer: 0, byteOffset: length, byteLength: bytes.length });
    accessors.push({ ...accessor, bufferView: views.length - 1 });
    length += bytes.length + (-bytes.length & 3);
    return accessors.length - 1;
  };
  const meshes = parts.map(({ positions, normals, indices }, material) => ({
    primitives: [
      {
        attributes: {
          POSITION: add(positions, {
            componentType: 5126,
            count: 24,
            type: "VEC3",
            min: [...boxes[material]!.from],
            max: [...boxes[material]!.to],
          }),
          NORMAL: add(normals, { componentType: 5126, count: 24, type: "VEC3" }),
        },
        indices: add(indices, { componentType: 5123, count: 36, type: "SCALAR" }),
        material,
      },
    ],
  }));
  const binary = new Uint8Array(length);
  const chunks = parts.flatMap(({ positions, normals, indices }) => [positions, normals, indices]);
  for (const [i, chunk] of chunks.entries())
    binary.set(chunk, (views[i] as { byteOffset: number }).byteOffset);
  return glbOf(
    {
      asset: { version: "2.0" },
      scene: 0,
      scenes: [{ nodes: boxes.map((_, i) => i) }],
      nodes: boxes.map((_, mesh) => ({ mesh })),
      meshes,
      materials: boxes.map(materialOf),
      accessors,
      bufferViews: views,
      buffers: [{ byteLength: length }],
    },
    binary,
  );
}

/** The container around contents and bytes. */
export function glbOf(contents: object, binary: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(contents));
  const json = text.length + (-text.length & 3);
  const bin = binary.length + (-binary.length & 3);
  const bytes = new Uint8Array(28 + json + bin);
  const data = new DataView(bytes.buffer);
  data.setUint32(0, 0x46546c67, true);
  data.setUint32(4, 2, true);
  data.setUint32(8, bytes.length, true);
  data.setUint32(12, json, true);
  data.setUint32(16, 0x4e4f534a, true);
  bytes.fill(0x20, 20, 20 + json);
  bytes.set(text, 20);
  data.setUint32(20 + json, bin, true);
  data.setUint32(24 + json, 0x004e4942, true);
  bytes.set(binary, 28 + json);
  return bytes;
}

const bytesOf = (values: Float32Array | Uint16Array) => new Uint8Array(values.buffer);

function meshOf({ from, to }: Box) {
  const positions = FACES.flatMap((face) =>
    face.flatMap((corner) => [0, 1, 2].map((axis) => (corner[axis] === "1" ? to[axis]! : from[axis]!))),
  );
  const normals = NORMALS.flatMap((normal) => [normal, normal, normal, normal].flat());
  const indices = FACES.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((one) => i * 4 + one));
  return {
    positions: bytesOf(Float32Array.from(positions)),
    normals: bytesOf(Float32Array.from(normals)),
    indices: bytesOf(Uint16Array.from(indices)),
  };
}

function materialOf({
  color = [0.8, 0.8, 0.8],
  metallic = 0,
  roughness = 1,
  transmission,
  emission,
}: Box): object {
  return {
    pbrMetallicRoughness: {
      baseColorFactor: [...color, 1],
      metallicFactor: metallic,
      roughnessFactor: roughness,
    },
    ...(transmission === undefined
      ? {}
      : { extensions: { KHR_materials_transmission: { transmissionFactor: transmission } } }),
    ...(emission ? { emissiveFactor: emission } : {}),
  };
}
