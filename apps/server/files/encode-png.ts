import { crc32, deflateSync } from "node:zlib";
import type { Pixels } from "@stanza/drawing";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Pixels as a PNG of eight bits a channel (PNG, third edition, W3C). */
export function encodePng({ width, height, rgb }: Pixels): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Bits of a channel, then RGB without alpha.
  head.set([8, 2], 8);
  const stride = width * 3;
  const rows = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y += 1) {
    const row = y * (stride + 1);
    // Filter Sub: each byte less the one of the pixel to the left, so that equal neighbours are zeros.
    rows[row] = 1;
    for (let x = 0; x < stride; x += 1) {
      const left = x < 3 ? 0 : rgb[y * stride + x - 3]!;
      rows[row + 1 + x] = (rgb[y * stride + x]! - left) & 0xff;
    }
  }
  const chunks = [chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND")];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
