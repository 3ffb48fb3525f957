/** Gives the person a file to keep; its name without what file systems refuse. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name.replace(/[\\/:*?"<>|]/g, " ").trim();
  link.click();
  // A browser that asks where to put the file still reads it afterwards.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
