const MARK = /^# Imported ([0-9a-f]{8})\. Once it is changed by hand, the next import leaves it alone\.\n/;

/** A file that an import writes: marked, so that the next one knows whether somebody has changed it since. */
export const importedText = (text: string): string =>
  `# Imported ${checksum(text)}. Once it is changed by hand, the next import leaves it alone.\n${text}`;

/** Returns true for a file that is as an import wrote it. */
export function isAsImported(text: string): boolean {
  const unified = text.replace(/\r\n/g, "\n").replace(/^\ufeff/, "");
  const mark = MARK.exec(unified);
  return mark !== null && mark[1] === checksum(unified.slice(mark[0].length));
}

/** FNV-1a: it only has to notice that a person typed something. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
