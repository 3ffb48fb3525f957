/** A body that goes out as it is, past validation and serialisation: a stored document, a picture, a PDF. */
export class Encoded {
  readonly bytes: Buffer | string;
  readonly mediaType: string;
  /** `br`: the bytes are brotli; who does not take that gets them unpacked. */
  readonly encoding: "identity" | "br";
  constructor(bytes: Buffer | string, mediaType: string, encoding: "identity" | "br" = "identity") {
    this.bytes = bytes;
    this.mediaType = mediaType;
    this.encoding = encoding;
  }
}

/** JSON text that has been made already. */
export const jsonText = (text: string): Encoded => new Encoded(text, "application/json; charset=utf-8");
