/** A file of a folder that somebody has chosen or dropped; its path begins with the folder's name. */
export interface FolderFile {
  readonly path: string;
  readonly file: File;
}

/** Files of a folder that are looked at; no folder that is meant has more. */
const MOST_FILES = 5000;

/** The files of a folder that was chosen in a field with `webkitdirectory`. */
export const chosenFolder = (files: FileList): readonly FolderFile[] =>
  [...files].slice(0, MOST_FILES).map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/** The one folder that is dropped; `undefined`: something else is. To be asked while the drop is handled, before anything is awaited. */
export function droppedFolder({ items }: DataTransfer): FileSystemDirectoryEntry | undefined {
  const entry = items.length === 1 ? items[0]?.webkitGetAsEntry?.() : null;
  return entry?.isDirectory ? (entry as FileSystemDirectoryEntry) : undefined;
}

/** The files below a dropped folder, without hidden ones. */
export async function filesOfFolder(folder: FileSystemDirectoryEntry): Promise<readonly FolderFile[]> {
  const found: FolderFile[] = [];
  const open = [folder];
  while (open.length > 0 && found.length < MOST_FILES) {
    const [next] = open.splice(0, 1);
    for (const entry of next ? await entriesOf(next) : []) {
      if (entry.name.startsWith(".")) continue;
      if (entry.isDirectory) open.push(entry as FileSystemDirectoryEntry);
      else
        found.push({
          path: entry.fullPath.replace(/^\//, ""),
          file: await fileOf(entry as FileSystemFileEntry),
        });
    }
  }
  return found;
}

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  // A reader gives at most a hundred at a time, and nothing when it is through.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));
