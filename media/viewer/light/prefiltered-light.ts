import type { EnvironmentName } from "@stanza/environments";

/** Pixels across a face at each roughness, the mirror first; the roughest has 2³, as three.js wants it. */
export const PREFILTERED_FACES = [32, 16, 8] as const;
/** The roughness levels with their six faces each, in texels. */
const TEXELS = PREFILTERED_FACES.reduce((sum, face) => sum + 6 * face * face, 0);
/** A half float for each of red, green and blue. */
export const PREFILTERED_BYTES = TEXELS * 3 * 2;
/** One as a half float: an environment is opaque. */
const OPAQUE = 0x3c00;

/**
 * Packs an environment that is filtered for every roughness: all texels without their alpha, the high bytes of all halves before the low
 * ones, because neighbours are alike in those.
 *
 * rgba  half floats, level after level, face after face (+X −X +Y −Y +Z −Z), row after row
 */
export function packLight(rgba: Uint16Array): Uint8Array<ArrayBuffer> {
  const packed = new Uint8Array(PREFILTERED_BYTES);
  const halves = TEXELS * 3;
  for (let i = 0; i < halves; i++) {
    const half = rgba[Math.floor(i / 3) * 4 + (i % 3)]!;
    packed[i] = half >> 8;
    packed[halves + i] = half & 0xff;
  }
  return packed;
}

/** The half floats that were packed, with alpha. @throws RangeError when it is no such file */
export function unpackLight(packed: Uint8Array): Uint16Array<ArrayBuffer> {
  if (packed.length !== PREFILTERED_BYTES)
    throw new RangeError(`${packed.length} bytes are no filtered environment`);
  const rgba = new Uint16Array(TEXELS * 4).fill(OPAQUE);
  const halves = TEXELS * 3;
  for (let i = 0; i < halves; i++)
    rgba[Math.floor(i / 3) * 4 + (i % 3)] = (packed[i]! << 8) | packed[halves + i]!;
  return rgba;
}

/**
 * Fetches a built-in environment as it was filtered when it was designed (`testing/filter-environments.ts`).
 *
 * @throws Error when it cannot be had
 */
export async function fetchLight(name: EnvironmentName): Promise<Uint16Array<ArrayBuffer>> {
  const answer = await fetch(new URL(`./prefiltered/${name}.bin`, import.meta.url));
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return unpackLight(new Uint8Array(await answer.arrayBuffer()));
}
