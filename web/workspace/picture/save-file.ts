/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // A browser that asks where to put it still reads it afterwards.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A project's name as part of a file's name. */
export const fileNameOf = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+/, "")
    .slice(0, 80)
    .trim() || "stanza";
