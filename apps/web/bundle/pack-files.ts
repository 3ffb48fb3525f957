import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Kinds of files that get smaller; what a browser never fetches, such as the manifest, is not packed. */
const PACKED = /^assets\/.*\.(?:js|css|bin|svg|wasm)$/;
/** Smaller ones fit into one packet as they are. */
const LEAST_BYTES = 1024;
/** The smallest, which takes seconds for all files: they are packed once and sent for ever. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes what the server sends compressed next to each file of the build, as `.br` and `.gz`: it is packed once and well, and not quickly
 * for each request.
 */
export function packFiles(): Plugin {
  return {
    name: "stanza-pack-files",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      await Promise.all(
        Object.keys(bundle)
          .filter((file) => PACKED.test(file))
          .map((file) => packFile(join(dir, file))),
      );
    },
  };
}

/** Writes `path.br` and `path.gz`, for a file that is worth it. */
export async function packFile(path: string): Promise<void> {
  const bytes = readFileSync(path);
  if (bytes.length < LEAST_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, BROTLI),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}
