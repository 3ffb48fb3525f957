interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each tone, sRGB. */
  readonly palette: Uint8Array;
  /** The lines, each after its filter's byte, a byte a pixel, as zlib packs them. */
  readonly packed: Uint8Array;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A picture with a palette as a PNG file. Source: W3C, PNG Specification, 3rd edition, chapter 11.2. */
export function indexedPng({ width, height, palette, packed }: IndexedPicture): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // 8 bits a pixel, of a palette.
  header.set([8, 3, 0, 0, 0], 8);
  const chunks = [chunk("IHDR", header), chunk("PLTE", palette), chunk("IDAT", packed)];
  const end = chunk("IEND", new Uint8Array());
  const file = new Uint8Array(
    SIGNATURE.length + [...chunks, end].reduce((sum, part) => sum + part.length, 0),
  );
  file.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const part of [...chunks, end]) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = name.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

const TABLE = new Uint32Array(256).map((_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum of PNG and ZIP. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ TABLE[(value ^ byte) & 0xff]!;
  return (value ^ 0xffffffff) >>> 0;
}
