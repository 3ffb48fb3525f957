/** A message may be this large, in signs and values together (reliability.md T05). */
export const MOST_SIZE = 1_000_000;
const MOST_DEPTH = 64;

/**
 * Whether a message is data that may be worked on: texts, numbers, lists and plain objects, neither endless nor larger than a megabyte. The
 * walk ends as soon as it knows.
 */
export function isSound(message: unknown): boolean {
  let left = MOST_SIZE;
  const walk = (value: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > MOST_DEPTH) return false;
    if (typeof value === "string") {
      left -= value.length;
      return left >= 0;
    }
    if (typeof value !== "object" || value === null) return typeof value !== "bigint";
    if (Array.isArray(value)) return value.length <= left && value.every((one) => walk(one, depth + 1));
    const kind: unknown = Object.getPrototypeOf(value);
    if (kind !== Object.prototype && kind !== null) return false;
    return Object.entries(value).every(([key, one]) => {
      left -= key.length;
      return walk(one, depth + 1);
    });
  };
  return walk(message, 0);
}
