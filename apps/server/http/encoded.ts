/** A body that is sent as it is, without validation and serialisation: a stored document, a picture, a PDF. */
export class Encoded {
  readonly bytes: Buffer | string;
  readonly mediaType: string;
  /** `br`: the bytes are packed with brotli; a client that does not accept brotli gets them unpacked. */
  readonly encoding: "identity" | "br";
  constructor(bytes: Buffer | string, mediaType: string, encoding: "identity" | "br" = "identity") {
    this.bytes = bytes;
    this.mediaType = mediaType;
    this.encoding = encoding;
  }
}

/** A body that comes piece by piece for as long as the request is open. */
export class Streamed {
  readonly pieces: AsyncIterable<string>;
  readonly mediaType: string;
  constructor(pieces: AsyncIterable<string>, mediaType: string) {
    this.pieces = pieces;
    this.mediaType = mediaType;
  }
}

/** An answer of JSON text that is sent as it is. */
export const jsonText = (text: string): Encoded => new Encoded(text, "application/json; charset=utf-8");
