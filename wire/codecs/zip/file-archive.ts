import { zipSync } from "fflate";
import { inflateEntry, ZipFault, type ZipLimits, zipEntries } from "./read-zip.ts";

/** The earliest time that a ZIP archive knows: equal files give equal bytes. */
const MODIFIED = "1980-01-01T00:00:00Z";
/** Pictures, papers and workbooks are packed already. */
const IS_PACKED = /\.(?:png|jpe?g|webp|pdf|xlsx|zip)$/i;

/** Files by path as one archive. */
export function packFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      [...files].map(([path, bytes]) => [path, [bytes, { level: IS_PACKED.test(path) ? 0 : 6 }] as const]),
    ),
    { mtime: MODIFIED },
  );
}

/**
 * The files of an archive by path. Paths with `..`, absolute ones and folders are left out, so a name can be used as one.
 *
 * all      the bytes of all files together
 * throws   `ZipFault`
 */
export function unpackFiles(
  bytes: Uint8Array,
  limits: ZipLimits & { readonly maxBytesTogether: number },
): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let together = 0;
  for (const entry of zipEntries(bytes, limits)) {
    const path = pathOf(entry.name);
    if (path.endsWith("/") || path.startsWith("/") || path.split("/").includes("..")) continue;
    const content = inflateEntry(bytes, entry, limits);
    together += content.length;
    if (together > limits.maxBytesTogether) throw new ZipFault("zipBomb", "the archive unpacks to too much");
    files.set(path, content);
  }
  return files;
}

/** One file of an archive, the others left packed; `undefined`: it has none of this path. Throws `ZipFault`. */
export function unpackFile(bytes: Uint8Array, path: string, limits: ZipLimits): Uint8Array | undefined {
  const entry = zipEntries(bytes, limits).find(({ name }) => pathOf(name) === path);
  return entry && inflateEntry(bytes, entry, limits);
}

const pathOf = (name: string): string => name.replaceAll("\\", "/");
