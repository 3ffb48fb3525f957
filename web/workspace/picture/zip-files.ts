import { type Zippable, zipSync } from "fflate";

export interface FileToPack {
  /** Without its ending; two of one name are told apart. */
  readonly name: string;
  readonly ending: string;
  readonly blob: Blob;
}

/** Pictures are packed already. */
const PACKED = new Set(["jpg", "png", "webp"]);

/** Several files as one zip, in their order. @throws Error where a file cannot be read */
export async function zipFiles(files: readonly FileToPack[]): Promise<Blob> {
  const entries: Zippable = {};
  for (const { name, ending, blob } of files) {
    let path = `${name}.${ending}`;
    for (let count = 2; Object.hasOwn(entries, path); count++) path = `${name} (${count}).${ending}`;
    entries[path] = [new Uint8Array(await blob.arrayBuffer()), { level: PACKED.has(ending) ? 0 : 6 }];
  }
  // Here and not in a worker: policies of strict sites allow no code from a blob.
  return new Blob([zipSync(entries)], { type: "application/zip" });
}
