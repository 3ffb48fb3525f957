import type { Gltf } from "./gltf.ts";
import { SceneFault } from "./scene-fault.ts";

const SIZES: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };
const BYTES: Readonly<Record<number, number>> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 };

/** The numbers of an accessor with `size` components each; normalised integers as 0 … 1. @throws SceneFault */
export function componentsOf(gltf: Gltf, index: number, size: number): Float32Array {
  const accessor = gltf.json.accessors?.[index];
  const bytes = accessor && BYTES[accessor.componentType];
  if (!accessor || !bytes || SIZES[accessor.type] !== size || accessor.bufferView === undefined)
    throw new SceneFault("not-supported", "The scene's numbers are of a kind that is not read.");
  const view = gltf.view(accessor.bufferView);
  const stride = gltf.json.bufferViews?.[accessor.bufferView]?.byteStride ?? bytes * size;
  const { count, byteOffset = 0, componentType, normalized = false } = accessor;
  const end = byteOffset + (count - 1) * stride + bytes * size;
  if (!(Number.isSafeInteger(count) && count >= 0 && byteOffset >= 0 && (count === 0 || end <= view.length)))
    throw new SceneFault("not-a-glb", "A list of numbers ends before it should.");
  const data = new DataView(view.buffer, view.byteOffset, view.byteLength);
  const read = READERS[componentType]!;
  const scale = normalized ? 1 / (2 ** (bytes * 8 - (componentType % 2 === 0 ? 1 : 0)) - 1) : 1;
  const values = new Float32Array(count * size);
  for (let i = 0; i < count; i++)
    for (let k = 0; k < size; k++)
      values[i * size + k] = read(data, byteOffset + i * stride + k * bytes) * scale;
  return values;
}

const READERS: Readonly<Record<number, (data: DataView, at: number) => number>> = {
  5120: (data, at) => data.getInt8(at),
  5121: (data, at) => data.getUint8(at),
  5122: (data, at) => data.getInt16(at, true),
  5123: (data, at) => data.getUint16(at, true),
  5125: (data, at) => data.getUint32(at, true),
  5126: (data, at) => data.getFloat32(at, true),
};
