import { crc32 } from "../materials/png.ts";

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** 1 January 1980, the earliest day that the format knows: equal files give equal bytes. */
const FIRST_DAY = 0x21;

/**
 * Files by path as a ZIP archive that packs nothing and begins the bytes of each file at a multiple of `alignment`, as USDZ asks (64).
 *
 * Source: APPNOTE.TXT 6.3 §4.3; Pixar, Usdz File Format Specification 1.3.
 */
export function storedZip(files: ReadonlyMap<string, Uint8Array>, alignment: number): Uint8Array {
  const text = new TextEncoder();
  let at = 0;
  const entries = [...files].map(([path, bytes]) => {
    const name = text.encode(path);
    const bare = at + 30 + name.length;
    // An extra field has four bytes of its own before what it holds.
    const gap = (alignment - ((bare + 4) % alignment)) % alignment;
    const entry = { name, bytes, at, gap, crc: crc32(bytes) };
    at = bare + 4 + gap + bytes.length;
    return entry;
  });
  const directory = entries.reduce((sum, { name }) => sum + 46 + name.length, 0);
  const archive = new Uint8Array(at + directory + 22);
  const view = new DataView(archive.buffer);
  let to = at;
  for (const { name, bytes, at: from, gap, crc } of entries) {
    view.setUint32(from, LOCAL, true);
    setFacts(view, from + 4, { name, bytes, crc });
    view.setUint16(from + 28, gap + 4, true);
    archive.set(name, from + 30);
    view.setUint16(from + 30 + name.length, PADDING, true);
    view.setUint16(from + 32 + name.length, gap, true);
    archive.set(bytes, from + 34 + name.length + gap);
    view.setUint32(to, CENTRAL, true);
    view.setUint16(to + 4, 20, true);
    setFacts(view, to + 6, { name, bytes, crc });
    view.setUint32(to + 42, from, true);
    archive.set(name, to + 46);
    to += 46 + name.length;
  }
  view.setUint32(to, END, true);
  view.setUint16(to + 8, entries.length, true);
  view.setUint16(to + 10, entries.length, true);
  view.setUint32(to + 12, directory, true);
  view.setUint32(to + 16, at, true);
  return archive;
}

/** The id of an extra field that says nothing. */
const PADDING = 0x1986;
/** Names are UTF-8. */
const UTF_8 = 0x800;

/** What the header of a file and its line in the directory have in common, from the version on. */
function setFacts(
  view: DataView,
  at: number,
  { name, bytes, crc }: { readonly name: Uint8Array; readonly bytes: Uint8Array; readonly crc: number },
): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, UTF_8, true);
  view.setUint16(at + 8, FIRST_DAY, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, bytes.length, true);
  view.setUint32(at + 18, bytes.length, true);
  view.setUint16(at + 22, name.length, true);
}
