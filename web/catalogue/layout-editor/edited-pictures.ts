import { bytesHash } from "@stanza/web-site";

/** Pictures as an editor sends them, made ready to be shown without being published. */
export interface EditedPictures {
  /** In the place of each file: the server only has to see that it is there, and to name it. */
  readonly standIns: ReadonlyMap<string, Uint8Array>;
  /** What is to be shown, by the names that the server gives. */
  readonly pictures: ReadonlyMap<string, Blob>;
  /** Paths of files that say that they are pictures and are none. */
  readonly wrong: readonly string[];
}

/**
 * Reads the pictures and models of an edited catalogue. Instead of up to 64 MB at every key press the server gets the hash of each; it names
 * pictures by what it gets (`withNamedPictures` of the server), so the names say what a picture shows.
 */
export async function editedPictures(
  bytes: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): Promise<EditedPictures> {
  const standIns = new Map<string, Uint8Array>();
  const pictures = new Map<string, Blob>();
  const wrong: string[] = [];
  for (const [path, content] of bytes) {
    // Without cryptography nobody knows the name: it is there, and not shown.
    const standIn = new TextEncoder().encode((await bytesHash(content)) ?? path);
    standIns.set(path, standIn);
    const ending = /\.(png|jpe?g|webp)$/i.exec(path)?.[1]?.toLowerCase().replace("jpeg", "jpg");
    if (ending === undefined) continue;
    const type = pictureType(content);
    const name = (await bytesHash(standIn))?.slice(0, 32);
    if (type === undefined) wrong.push(path);
    else if (name !== undefined) pictures.set(`${name}.${ending}`, new Blob([content], { type }));
  }
  return { standIns, pictures, wrong };
}

/** The kind of a picture by its first bytes; undefined: none that a browser shows. */
function pictureType(bytes: Uint8Array): string | undefined {
  const begins = (at: number, ...start: readonly number[]) =>
    start.every((byte, i) => bytes[at + i] === byte);
  if (begins(0, 0x89, 0x50, 0x4e, 0x47)) return "image/png";
  if (begins(0, 0xff, 0xd8, 0xff)) return "image/jpeg";
  return begins(0, 0x52, 0x49, 0x46, 0x46) && begins(8, 0x57, 0x45, 0x42, 0x50) ? "image/webp" : undefined;
}
