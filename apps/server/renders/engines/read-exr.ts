/** A picture of OpenEXR: its channels by name, one number a pixel each, top row first. */
export interface ExrPicture {
  readonly width: number;
  readonly height: number;
  readonly channels: ReadonlyMap<string, Float32Array>;
}

const FLOAT = 2;
const MOST_PIXELS = 4096 * 4096;

/**
 * Reads an OpenEXR file as our script of Blender writes it: one part, scan lines, floats of 32 bits, not packed. Throws `Error` for any other,
 * and for one that is cut off.
 *
 * Source: openexr.com, OpenEXR File Layout, 2.0.
 */
export function readExr(bytes: Buffer): ExrPicture {
  const fail = (what: string): never => {
    throw new Error(`This OpenEXR file ${what}.`);
  };
  if (bytes.length < 12 || bytes.readUInt32LE(0) !== 20000630) fail("is none");
  // Bits 9, 11 and 12: tiles, deep pixels, several parts.
  if ((bytes.readUInt32LE(4) & 0x1a00) !== 0) fail("has tiles or several parts");
  let at = 8;
  const text = (): string => {
    const end = bytes.indexOf(0, at);
    if (end < 0) fail("is cut off");
    const said = bytes.toString("latin1", at, end);
    at = end + 1;
    return said;
  };
  const names: string[] = [];
  let [width, height, top] = [0, 0, 0];
  for (let name = text(); name !== ""; name = text()) {
    text();
    const size = bytes.readUInt32LE(at);
    at += 4;
    const next = at + size;
    if (next > bytes.length) fail("is cut off");
    if (name === "compression" && bytes[at] !== 0) fail("is packed");
    if (name === "channels")
      for (let channel = text(); channel !== ""; channel = text()) {
        if (bytes.readInt32LE(at) !== FLOAT) fail("has other numbers than floats");
        names.push(channel);
        at += 16;
      }
    if (name === "dataWindow") {
      top = bytes.readInt32LE(at + 4);
      width = bytes.readInt32LE(at + 8) - bytes.readInt32LE(at) + 1;
      height = bytes.readInt32LE(at + 12) - top + 1;
    }
    at = next;
  }
  if (!(width > 0 && height > 0 && width * height <= MOST_PIXELS)) fail("has no size");
  const lineBytes = width * names.length * 4;
  if (bytes.length < at + height * (8 + 8 + lineBytes)) fail("is cut off");
  const channels = new Map(names.map((name) => [name, new Float32Array(width * height)]));
  for (let line = 0; line < height; line++) {
    const chunk = Number(bytes.readBigUInt64LE(at + line * 8));
    if (chunk + 8 + lineBytes > bytes.length || bytes.readInt32LE(chunk + 4) !== lineBytes)
      fail("is cut off");
    const y = bytes.readInt32LE(chunk) - top;
    let from = chunk + 8;
    for (const name of names) {
      const channel = channels.get(name)!;
      for (let x = 0; x < width; x++, from += 4) channel[y * width + x] = bytes.readFloatLE(from);
    }
  }
  return { width, height, channels };
}
