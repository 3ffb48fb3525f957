import { inflateSync } from "node:zlib";
import type { PictureReader, Texture } from "@stanza/tracer";

const MOST_PIXELS = 4096 * 4096;

/**
 * Reads a texture: a PNG of eight bits a channel in grey, RGB, RGBA or of a palette, without interlacing, as this product writes them (PNG, third edition,
 * W3C). `null`: it is another one, or none.
 */
export const readPicture: PictureReader = (bytes) => {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (data.length < 33 || data.readUInt32BE(0) !== 0x89504e47) return null;
  const [width, height] = [data.readUInt32BE(16), data.readUInt32BE(20)];
  const [depth, kind, interlace] = [data[24], data[25], data[28]];
  const channels = ({ 0: 1, 2: 3, 3: 1, 6: 4 } as const)[kind as 0 | 2 | 3 | 6];
  if (depth !== 8 || interlace !== 0 || !channels || !(width * height > 0 && width * height <= MOST_PIXELS))
    return null;
  try {
    const packed: Buffer[] = [];
    let palette: Buffer | null = null;
    for (let at = 8; at + 8 <= data.length; at += 12 + data.readUInt32BE(at)) {
      const name = data.toString("latin1", at + 4, at + 8);
      const chunk = data.subarray(at + 8, at + 8 + data.readUInt32BE(at));
      if (name === "IDAT") packed.push(chunk);
      else if (name === "PLTE") palette = chunk;
    }
    if (kind === 3 && !palette) return null;
    const size = height * (width * channels + 1);
    const lines = inflateSync(Buffer.concat(packed), { maxOutputLength: size });
    return lines.length === size
      ? textureOf(lines, width, height, channels, kind === 3 ? palette : null)
      : null;
  } catch {
    return null;
  }
};

/** palette  red, green and blue of each tone; `null`: one channel is grey */
function textureOf(
  lines: Buffer,
  width: number,
  height: number,
  channels: 1 | 3 | 4,
  palette: Buffer | null,
): Texture | null {
  const stride = width * channels;
  const plain = new Uint8Array(height * stride);
  for (let y = 0; y < height; y++) {
    const filter = lines[y * (stride + 1)]!;
    if (filter > 4) return null;
    for (let x = 0; x < stride; x++) {
      const left = x < channels ? 0 : plain[y * stride + x - channels]!;
      const up = y === 0 ? 0 : plain[(y - 1) * stride + x]!;
      const corner = y === 0 || x < channels ? 0 : plain[(y - 1) * stride + x - channels]!;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!;
      plain[y * stride + x] = lines[y * (stride + 1) + 1 + x]! + guess;
    }
  }
  if (channels !== 1) return { width, height, channels, bytes: plain };
  const bytes = Uint8Array.from({ length: plain.length * 3 }, (_, i) => {
    const tone = plain[Math.floor(i / 3)]!;
    return palette ? (palette[tone * 3 + (i % 3)] ?? 0) : tone;
  });
  return { width, height, channels: 3, bytes };
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
