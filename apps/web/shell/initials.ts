/** First letters of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return ends.map((word) => word?.[0]?.toUpperCase() ?? "").join("");
}
