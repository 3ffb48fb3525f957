import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream as WebStream } from "node:stream/web";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import { createTarDecoder, createTarPacker } from "modern-tar";

/** Adds one entry; the bytes may come in pieces, together as many as `size` says. */
export type AddEntry = (
  name: string,
  size: number,
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
) => Promise<void>;

/**
 * Writes a tar file packed by Zstandard, which any `tar --zstd` reads. It has its name only when it is whole and on the disk, and only its
 * owner may read it.
 */
export async function writeArchive(path: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const part = `${path}.part`;
  const { readable, controller } = createTarPacker();
  const pack = createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
  });
  const written = pipeline(
    Readable.fromWeb(readable as WebStream),
    pack,
    createWriteStream(part, { mode: 0o600 }),
  );
  try {
    await Promise.race([fillIn(controller, fill), written.then(() => Promise.reject(new Error("Closed")))]);
    await written;
    const file = await open(part, "r");
    await file.sync();
    await file.close();
    await rename(part, path);
    const folder = await open(dirname(path), "r");
    await folder.sync();
    await folder.close();
  } catch (error) {
    controller.error(error);
    await written.catch(() => {});
    await rm(part, { force: true });
    throw error;
  }
}

async function fillIn(
  controller: ReturnType<typeof createTarPacker>["controller"],
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  await fill(async (name, size, bytes) => {
    const writer = controller.add({ name, size, mode: 0o600 }).getWriter();
    for await (const piece of bytes) await writer.write(piece);
    await writer.close();
  });
  controller.finalize();
}

export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The entries of an archive in their order. Each is read to its end before the next one is asked for. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(path);
  await once(source, "open");
  const unpacked = createZstdDecompress();
  const unpacking = pipeline(source, unpacked);
  unpacking.catch(() => {});
  // Not `Readable.toWeb`: it goes on after it was told to stop.
  const entries = (WebStream.from(unpacked) as ReadableStream<Uint8Array>).pipeThrough(createTarDecoder());
  for await (const { header, body } of entries)
    yield { name: header.name, size: header.size, bytes: body as AsyncIterable<Uint8Array> };
  await unpacking;
}

/** The bytes of a small entry as one. */
export async function wholeEntry({ bytes }: ArchiveEntry): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}
