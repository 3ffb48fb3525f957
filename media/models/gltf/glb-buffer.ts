const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;
const ARRAY_BUFFER = 34962;
const ELEMENT_ARRAY_BUFFER = 34963;

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;

interface BufferView {
  readonly buffer: 0;
  readonly byteOffset: number;
  readonly byteLength: number;
  readonly target?: number;
}

/** The binary part of a GLB file with its views and accessors: numbers are little-endian and begin at multiples of four. */
export class GlbBuffer {
  readonly #pieces: Uint8Array[] = [];
  readonly #views: BufferView[] = [];
  readonly #accessors: object[] = [];
  #length = 0;

  /** Vectors of `size` floats, with the least and largest of each part where the format asks for them. Returns the accessor's number. */
  addVectors(values: Float32Array, size: 2 | 3, { bounds = false } = {}): number {
    return this.#addAccessor({
      bufferView: this.addBytes(bytesOf(values), ARRAY_BUFFER),
      componentType: FLOAT,
      count: values.length / size,
      type: size === 3 ? "VEC3" : "VEC2",
      ...(bounds ? boundsOf(values, size) : {}),
    });
  }

  /** vertices  how many vertices there are: up to 65,535 are counted in two bytes each. Returns the accessor's number. */
  addIndices(indices: Uint32Array, vertices: number): number {
    const isShort = vertices <= 0xffff;
    const values = isShort ? new Uint16Array(indices) : indices;
    return this.#addAccessor({
      bufferView: this.addBytes(bytesOf(values), ELEMENT_ARRAY_BUFFER),
      componentType: isShort ? UNSIGNED_SHORT : UNSIGNED_INT,
      count: indices.length,
      type: "SCALAR",
    });
  }

  /** Returns the view's number. */
  addBytes(bytes: Uint8Array, target?: number): number {
    this.#views.push({
      buffer: 0,
      byteOffset: this.#length,
      byteLength: bytes.length,
      ...(target === undefined ? {} : { target }),
    });
    this.#pieces.push(bytes);
    this.#length += padded(bytes.length);
    return this.#views.length - 1;
  }

  /** The file: the document with what was added, then the binary part. */
  finish(document: object): Uint8Array {
    const json = new TextEncoder().encode(
      JSON.stringify({
        ...document,
        accessors: this.#accessors,
        bufferViews: this.#views,
        buffers: [{ byteLength: this.#length }],
      }),
    );
    const length = 12 + 8 + padded(json.length) + 8 + this.#length;
    const file = new Uint8Array(length);
    const view = new DataView(file.buffer);
    [MAGIC, 2, length, padded(json.length), JSON_CHUNK].forEach((word, i) => {
      view.setUint32(i * 4, word, true);
    });
    file.set(json, 20);
    file.fill(0x20, 20 + json.length, 20 + padded(json.length));
    let at = 20 + padded(json.length);
    view.setUint32(at, this.#length, true);
    view.setUint32(at + 4, BINARY_CHUNK, true);
    at += 8;
    for (const piece of this.#pieces) {
      file.set(piece, at);
      at += padded(piece.length);
    }
    return file;
  }

  #addAccessor(accessor: object): number {
    this.#accessors.push(accessor);
    return this.#accessors.length - 1;
  }
}

const padded = (length: number): number => (length + 3) & ~3;

const bytesOf = (values: Float32Array | Uint16Array | Uint32Array): Uint8Array =>
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength);

function boundsOf(values: Float32Array, size: number) {
  const min = new Array<number>(size).fill(Number.POSITIVE_INFINITY);
  const max = new Array<number>(size).fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < values.length; i++) {
    const [value, part] = [values[i]!, i % size];
    if (value < min[part]!) min[part] = value;
    if (value > max[part]!) max[part] = value;
  }
  return { min, max };
}
