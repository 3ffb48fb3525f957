import { join } from "node:path";
import { pictureHeader } from "@stanza/plans";
import { readPicture } from "./catalogue-pictures.ts";

/** A photograph that a catalogue has, by the name of its content. */
export interface PhotoName {
  readonly catalogue: string;
  readonly name: string;
}

/** A maker's photograph for a document. */
export interface MakerPhoto {
  readonly format: "jpeg" | "png" | "webp";
  readonly bytes: Buffer;
}

/**
 * Photographs are put into documents as they are: larger ones than these would make a paper of 20 lines too large for a mail, or take a
 * printer's memory. What is left out is drawn.
 */
const MOST_BYTES = 600_000;
const MOST_PIXELS = 12_000_000;

const FORMATS: Readonly<Record<string, MakerPhoto["format"]>> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/webp": "webp",
};

/**
 * The photographs of an offer's rows, in the rows' order, as many as `budget` bytes hold; rows with the same one share an object. What is
 * not there any more, too large or no picture is left out.
 */
export async function readMakerPhotos(
  dataDirectory: string,
  photos: Readonly<Record<string, PhotoName>>,
  budget: number,
): Promise<Readonly<Record<string, MakerPhoto>>> {
  const home = join(dataDirectory, "catalogues");
  const read = new Map<string, MakerPhoto | null>();
  const found: Record<string, MakerPhoto> = {};
  let left = budget;
  for (const [rowId, { catalogue, name }] of Object.entries(photos)) {
    const key = `${catalogue}/${name}`;
    let photo = read.get(key);
    if (photo === undefined) {
      photo = await readOne(home, catalogue, name);
      if (photo && photo.bytes.length > left) photo = null;
      left -= photo?.bytes.length ?? 0;
      read.set(key, photo);
    }
    if (photo) found[rowId] = photo;
  }
  return found;
}

async function readOne(home: string, catalogue: string, name: string): Promise<MakerPhoto | null> {
  const file = await readPicture(home, catalogue, name);
  if (!file || file.bytes.length > MOST_BYTES) return null;
  const header = pictureHeader(file.bytes);
  if (!header.ok || header.value.widthPx * header.value.heightPx > MOST_PIXELS) return null;
  const format = FORMATS[header.value.mediaType];
  return format ? { format, bytes: file.bytes } : null;
}
