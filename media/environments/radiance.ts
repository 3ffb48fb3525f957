/** Surroundings as light: linear RGBA, top row first; the middle looks along −Z, the right quarter along +X. */
export interface LightPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Float32Array;
}

/** The largest file that is read: 8k across. */
export const RADIANCE_LIMITS = { bytes: 32 * 1024 * 1024, width: 8192 } as const;
/** Pixels across what is read: no light needs more, and no file can ask for more memory. */
const ACROSS = 1024;
const LONGEST_HEAD = 8192;
/** What an eye is dazzled by; more is a fault of the camera, and would stay as dots in every picture. */
const BRIGHTEST = 60_000;

export type RadianceFaultReason = "not-radiance" | "not-a-panorama" | "too-large" | "cut-off" | "dark";

const WORDS: Readonly<Record<RadianceFaultReason, string>> = {
  "not-radiance": "This is no Radiance picture (.hdr) with RGBE pixels.",
  "not-a-panorama": "The picture is not twice as wide as high with the top row first (-Y … +X …).",
  "too-large": `The picture is wider than ${RADIANCE_LIMITS.width} pixels, or has more than 32 MB.`,
  "cut-off": "The picture ends before its last row, or its rows are damaged.",
  dark: "The picture has no light at all.",
};

/** A file that is no environment, and why. */
export class RadianceFault extends Error {
  override readonly name = "RadianceFault";
  readonly reason: RadianceFaultReason;
  constructor(reason: RadianceFaultReason) {
    super(WORDS[reason]);
    this.reason = reason;
  }
}

/** Size of a Radiance file's picture, and where its pixels begin. Throws `RadianceFault`. */
export function readRadianceHead(bytes: Uint8Array): {
  readonly width: number;
  readonly height: number;
  readonly start: number;
} {
  if (bytes.length > RADIANCE_LIMITS.bytes) throw new RadianceFault("too-large");
  const head = String.fromCharCode(...bytes.subarray(0, LONGEST_HEAD));
  const size = /\n\n([-+][XY]) (\d{1,7}) ([-+][XY]) (\d{1,7})\n/.exec(head);
  if (!head.startsWith("#?") || !/^FORMAT=32-bit_rle_rgbe$/m.test(head) || !size)
    throw new RadianceFault("not-radiance");
  const [line, first, high, second, wide] = size;
  const [width, height] = [Number(wide), Number(high)];
  if (first !== "-Y" || second !== "+X" || width !== 2 * height || height < 4)
    throw new RadianceFault("not-a-panorama");
  if (width > RADIANCE_LIMITS.width) throw new RadianceFault("too-large");
  return { width, height, start: size.index + line.length };
}

/**
 * Reads an environment from a Radiance file, flat or run-length encoded, as photographers leave them: the middle of the file looks along +X,
 * as three.js and the 3D view have it. Larger pictures are averaged down to 1024 pixels across while they are read.
 *
 * Throws `RadianceFault`.
 *
 * Source: Ward, Real Pixels, Graphics Gems II; Radiance's `color.c` for the rows.
 */
export function readRadiance(bytes: Uint8Array): LightPicture {
  const { width, height, start } = readRadianceHead(bytes);
  const step = Math.ceil(width / ACROSS);
  const [across, down] = [Math.floor(width / step), Math.floor(height / step)];
  const pixels = new Float32Array(across * down * 4);
  const row = new Uint8Array(width * 4);
  const share = 1 / (step * step);
  let at = start;
  let all = 0;
  for (let y = 0; y < height; y++) {
    at = readRow(bytes, at, row, width);
    const to = Math.floor(y / step);
    if (to >= down) continue;
    for (let x = 0; x < across * step; x++) {
      const exponent = row[x * 4 + 3]!;
      if (exponent === 0) continue;
      const scale = 2 ** (exponent - 136) * share;
      // The file's middle is +X, ours −Z: a quarter of the way round.
      const into = (to * across + ((Math.floor(x / step) + Math.round(across / 4)) % across)) * 4;
      for (let k = 0; k < 3; k++) {
        const light = Math.min(BRIGHTEST * share, (row[x * 4 + k]! + 0.5) * scale);
        pixels[into + k]! += light;
        all += light;
      }
    }
  }
  if (!(all > 1e-6)) throw new RadianceFault("dark");
  for (let i = 3; i < pixels.length; i += 4) pixels[i] = 1;
  return { width: across, height: down, pixels };
}

/** Reads one row as RGBE and returns where the next begins. */
function readRow(bytes: Uint8Array, from: number, row: Uint8Array, width: number): number {
  const isPacked =
    width >= 8 &&
    width < 32768 &&
    bytes[from] === 2 &&
    bytes[from + 1] === 2 &&
    (bytes[from + 2]! << 8) + bytes[from + 3]! === width;
  if (!isPacked) {
    const end = from + width * 4;
    if (end > bytes.length) throw new RadianceFault("cut-off");
    row.set(bytes.subarray(from, end));
    return end;
  }
  let at = from + 4;
  for (let channel = 0; channel < 4; channel++) {
    let x = 0;
    while (x < width) {
      const code = bytes[at++];
      const count = code === undefined ? 0 : code > 128 ? code - 128 : code;
      const end = code! > 128 ? at + 1 : at + count;
      if (count === 0 || x + count > width || end > bytes.length) throw new RadianceFault("cut-off");
      for (let i = 0; i < count; i++) row[(x + i) * 4 + channel] = bytes[code! > 128 ? at : at + i]!;
      x += count;
      at = end;
    }
  }
  return at;
}

/** Light as a Radiance picture, flat RGBE, as `readRadiance` and other programs take it: the middle looks along +X. */
export function toRadiance({ width, height, pixels }: LightPicture): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y ${height} +X ${width}\n`);
  const bytes = new Uint8Array(head.length + width * height * 4);
  bytes.set(head);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const from = (i - x + ((x + Math.round(width / 4)) % width)) * 4;
    const [r, g, b] = [pixels[from]!, pixels[from + 1]!, pixels[from + 2]!];
    const most = Math.max(r, g, b);
    if (most < 1e-32) continue;
    const exponent = Math.floor(Math.log2(most)) + 1;
    const scale = 256 / 2 ** exponent;
    const at = head.length + i * 4;
    bytes[at] = Math.min(255, Math.floor(r * scale));
    bytes[at + 1] = Math.min(255, Math.floor(g * scale));
    bytes[at + 2] = Math.min(255, Math.floor(b * scale));
    bytes[at + 3] = exponent + 128;
  }
  return bytes;
}
