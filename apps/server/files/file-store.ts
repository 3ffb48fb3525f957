import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Stores bytes by their SHA-256. Stored bytes never change, so storing the same again is harmless. */
export interface FileStore {
  put(bytes: Buffer): Promise<Buffer>;
  /** `null`: there is no such file. */
  get(sha: Buffer): Promise<Buffer | null>;
  /** Erases a file, and returns false when it was stored at `storedBefore` or later, perhaps for somebody else. */
  remove(sha: Buffer, storedBefore: Date): Promise<boolean>;
  /** What keeps it from storing, in a sentence; `null`: nothing. */
  trouble(): Promise<string | null>;
}

/** The name of bytes. */
export const shaOf = (bytes: Buffer): Buffer => createHash("sha256").update(bytes).digest();

/** Files below `folder`, two levels deep by hash. A file is either complete or missing, also after a power cut. */
export function openFolderStore(folder: string): FileStore {
  const pathOf = (sha: Buffer) => {
    const hex = sha.toString("hex");
    return join(folder, hex.slice(0, 2), hex.slice(2, 4), hex);
  };
  return {
    async put(bytes) {
      const sha = shaOf(bytes);
      const path = pathOf(sha);
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(path, bytes);
      return sha;
    },
    async get(sha) {
      try {
        return await readFile(pathOf(sha));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    async remove(sha, storedBefore) {
      const path = pathOf(sha);
      const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
      if (found && found.mtime >= storedBefore) return false;
      await rm(path, { force: true });
      return true;
    },
    // A folder that cannot be written to is told of by the write.
    trouble: async () => null,
  };
}

/** Writes a temporary file beside the path, syncs it to disk, and renames it to the path. */
export async function writeWhole(path: string, bytes: Buffer | string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    const file = await open(temporary, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const folder = await open(dirname(path), "r");
  await folder.sync();
  await folder.close();
}
