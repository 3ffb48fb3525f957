import { PrintError } from "@stanza/print";
import type { FastifyBaseLogger } from "fastify";

/**
 * Prints with photographs, and once more without them where the engine does not accept the document: a file that begins like a picture may
 * be none, and nobody's offer waits for that.
 */
export async function withoutBrokenPhotos<Photo, Printed>(
  { log }: { readonly log: FastifyBaseLogger },
  photos: Readonly<Record<string, Photo>>,
  print: (photos: Readonly<Record<string, Photo>>) => Promise<Printed>,
): Promise<Printed> {
  try {
    return await print(photos);
  } catch (error) {
    const mayBePhotos = error instanceof PrintError && error.reason !== "closed";
    if (!mayBePhotos || Object.keys(photos).length === 0) throw error;
    log.warn({ err: error }, "A document was printed without the photographs of its articles");
    return await print({});
  }
}
