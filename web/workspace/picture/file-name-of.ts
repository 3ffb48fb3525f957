/** A text as the name of a file: without what file systems refuse, at most 80 characters, `stanza` where nothing is left. */
export const fileNameOf = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+/, "")
    .slice(0, 80)
    .trim() || "stanza";
