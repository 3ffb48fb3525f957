import { GLB_LIMITS, SceneFault } from "./scene-fault.ts";

interface GltfNode {
  readonly mesh?: number;
  readonly children?: readonly number[];
  readonly matrix?: readonly number[];
  readonly translation?: readonly number[];
  readonly rotation?: readonly number[];
  readonly scale?: readonly number[];
}

interface GltfMaterial {
  readonly pbrMetallicRoughness?: {
    readonly baseColorFactor?: readonly number[];
    readonly baseColorTexture?: { readonly index: number };
    readonly metallicFactor?: number;
    readonly roughnessFactor?: number;
  };
  readonly emissiveFactor?: readonly number[];
  readonly alphaMode?: string;
  readonly extensions?: {
    readonly KHR_materials_transmission?: { readonly transmissionFactor?: number };
    readonly KHR_materials_ior?: { readonly ior?: number };
    readonly KHR_materials_emissive_strength?: { readonly emissiveStrength?: number };
  };
}

/** A file's table of contents, as far as it is read here. Its numbers are checked where they are used. */
export interface Gltf {
  readonly json: {
    readonly scene?: number;
    readonly scenes?: readonly { readonly nodes?: readonly number[] }[];
    readonly nodes?: readonly GltfNode[];
    readonly meshes?: readonly {
      readonly primitives: readonly {
        readonly mode?: number;
        readonly attributes: Readonly<Record<string, number>>;
        readonly indices?: number;
        readonly material?: number;
      }[];
    }[];
    readonly materials?: readonly GltfMaterial[];
    readonly textures?: readonly { readonly source?: number }[];
    readonly images?: readonly { readonly bufferView?: number; readonly mimeType?: string }[];
    readonly accessors?: readonly {
      readonly bufferView?: number;
      readonly byteOffset?: number;
      readonly componentType: number;
      readonly count: number;
      readonly type: string;
      readonly normalized?: boolean;
    }[];
    readonly bufferViews?: readonly {
      readonly byteOffset?: number;
      readonly byteLength: number;
      readonly byteStride?: number;
    }[];
    readonly extensionsRequired?: readonly string[];
  };
  /** Bytes of a view of the file's one buffer. @throws SceneFault */
  view(index: number): Uint8Array;
}

/** Extensions that a file may insist on. */
const KNOWN = new Set([
  "KHR_materials_transmission",
  "KHR_materials_ior",
  "KHR_materials_emissive_strength",
  "KHR_texture_transform",
  "KHR_materials_clearcoat",
  "KHR_materials_specular",
]);

/** Opens a GLB: its header and its two chunks. @throws SceneFault */
export function gltfOf(bytes: Uint8Array): Gltf {
  if (bytes.length > GLB_LIMITS.bytes) throw new SceneFault("too-large", "The scene's file is too large.");
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 20 || data.getUint32(0, true) !== 0x46546c67 || data.getUint32(4, true) !== 2)
    throw new SceneFault("not-a-glb", "This is no binary glTF 2.0.");
  const length = data.getUint32(12, true);
  if (data.getUint32(16, true) !== 0x4e4f534a || 20 + length > bytes.length)
    throw new SceneFault("not-a-glb", "The file ends before its contents do.");
  let json: Gltf["json"];
  try {
    json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length))) as Gltf["json"];
  } catch {
    throw new SceneFault("not-a-glb", "The file's contents cannot be read.");
  }
  if (typeof json !== "object" || json === null)
    throw new SceneFault("not-a-glb", "The file has no contents.");
  const strange = json.extensionsRequired?.find((name) => !KNOWN.has(name));
  if (strange) throw new SceneFault("not-supported", `The scene needs ${strange}.`);
  const start = 28 + length;
  const size = start <= bytes.length ? Math.min(data.getUint32(20 + length, true), bytes.length - start) : 0;
  return {
    json,
    view(index) {
      const { byteOffset = 0, byteLength } = json.bufferViews?.[index] ?? { byteLength: Number.NaN };
      if (!(byteOffset >= 0 && byteLength >= 0 && byteOffset + byteLength <= size))
        throw new SceneFault("not-a-glb", "A part of the file is not there.");
      return bytes.subarray(start + byteOffset, start + byteOffset + byteLength);
    },
  };
}
