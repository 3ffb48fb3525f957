import { Inflate } from "fflate";

/** An entry as the archive's directory lists it. Names are only compared, never used as paths. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedSize: number;
  readonly size: number;
  readonly headerAt: number;
}

/** What an archive of a kind may be at most. */
export interface ZipLimits {
  readonly maxZipEntries: number;
  /** The size of one entry once inflated, bytes. */
  readonly maxInflatedBytes: number;
  /** Inflated to packed, beyond the first megabyte. */
  readonly maxInflateRatio: number;
}

/** Why an archive is not read: it is broken, could fill the memory, is encrypted, or has too many entries. */
export class ZipFault extends Error {
  override readonly name = "ZipFault";
  override readonly cause: "damaged" | "zipBomb" | "zipEncrypted" | "tooManyParts";
  constructor(cause: ZipFault["cause"], message: string) {
    super(message);
    this.cause = cause;
  }
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/**
 * The directory of a zip archive. Nothing is inflated yet.
 *
 * throws   `ZipFault`: `damaged`, `tooManyParts`
 *
 * Source: APPNOTE.TXT 6.3 §4.3.12, §4.3.16.
 */
export function zipEntries(bytes: Uint8Array, { maxZipEntries }: ZipLimits): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxZipEntries) throw new ZipFault("tooManyParts", `the archive has ${count} entries`);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  const text = new TextDecoder();
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL)
      throw damaged("its directory is broken");
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      headerAt: view.getUint32(at + 42, true),
      name: text.decode(bytes.subarray(at + 46, at + 46 + nameLength)),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * The bytes of one entry, inflated in pieces: it ends as soon as it is larger than it may be, whatever its header says.
 *
 * throws   `ZipFault`: `zipBomb`, `zipEncrypted`, `damaged`
 */
export function inflateEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  { maxInflatedBytes, maxInflateRatio }: ZipLimits,
): Uint8Array {
  if (entry.isEncrypted) throw new ZipFault("zipEncrypted", "the archive is encrypted");
  const tooMuch = (size: number) =>
    size > maxInflatedBytes || size > 1_000_000 + entry.packedSize * maxInflateRatio;
  if (tooMuch(entry.size)) throw bomb(entry.size);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { headerAt, packedSize } = entry;
  if (headerAt + 30 > bytes.length || view.getUint32(headerAt, true) !== LOCAL)
    throw damaged("an entry is not where the directory says");
  const from = headerAt + 30 + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
  if (from + packedSize > bytes.length) throw damaged("it ends too early");
  const packed = bytes.subarray(from, from + packedSize);
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw damaged(`it is packed by method ${entry.method}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
    if (tooMuch(size)) throw bomb(size);
    chunks.push(chunk);
  });
  const STEP = 65_536;
  for (let at = 0; at < packed.length; at += STEP)
    inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  if (size < entry.size) throw damaged("it ends too early");
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw damaged("the archive has no directory");
}

const damaged = (message: string) => new ZipFault("damaged", message);
const bomb = (size: number) =>
  new ZipFault("zipBomb", `an entry unpacks to ${Math.round(size / 1e6)} MB or more`);
