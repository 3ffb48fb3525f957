/** Gives the person a file to keep; its name without what file systems refuse. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name.replace(/[\\/:*?"<>|]/g, " ").trim();
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
