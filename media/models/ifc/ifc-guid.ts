const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$";

/**
 * A GlobalId of IFC made of a name: the same thing has the same id in each file, so that another program knows it again. 128 bits in 22
 * digits of base 64.
 */
export function ifcGuid(name: string): string {
  const words = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b].map((seed) => hashOf(name, seed));
  let bits = words.reduce((sum, word) => (sum << 32n) | BigInt(word), 0n);
  let digits = "";
  for (let i = 0; i < 22; i++) {
    digits = DIGITS[Number(bits & 63n)] + digits;
    bits >>= 6n;
  }
  return digits;
}

/** FNV-1a, its bits mixed once more at the end. */
function hashOf(name: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
