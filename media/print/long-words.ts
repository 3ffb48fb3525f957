const LONG_WORD = /\S{31,}/gu;
const PIECE = 15;
const ZERO_WIDTH_SPACE = "\u200b";

/**
 * A text whose over-long words may break, so that none runs out of its column. Addresses of mail and web stay whole: they are copied.
 */
export function breakLongWords(text: string): string {
  return text.replace(LONG_WORD, (word) => {
    if (word.includes("@") || word.includes("://")) return word;
    const letters = [...word];
    return letters
      .map((letter, i) => (i > 0 && i % PIECE === 0 ? ZERO_WIDTH_SPACE + letter : letter))
      .join("");
  });
}
