import { ATTACHMENT_TYPES, type AttachmentEnding, attachmentEnding } from "@stanza/project";

type AttachmentKind =
  | { readonly ok: true; readonly mediaType: string }
  | { readonly ok: false; readonly cause: "unsupported" | "not-what-it-says" };

/**
 * The first bytes of a file by its kind; a kind without an entry is text. Sources: ISO 32000, PNG, JPEG, RIFF, APPNOTE of ZIP; DWG files
 * begin with `AC10`.
 */
const BEGINNINGS: Readonly<
  Partial<Record<AttachmentEnding, readonly (string | readonly [number, string])[]>>
> = {
  pdf: ["%PDF-"],
  png: ["\x89PNG\r\n\x1a\n"],
  jpg: ["\xff\xd8\xff"],
  jpeg: ["\xff\xd8\xff"],
  webp: [[8, "WEBP"]],
  docx: ["PK\x03\x04"],
  xlsx: ["PK\x03\x04"],
  zip: ["PK\x03\x04", "PK\x05\x06"],
  dwg: ["AC10"],
};

/** Bytes at the start of a file that are checked when it claims to be text. */
const LOOKED_AT = 8192;

/** The kind that a file's name says, if its content agrees: a program named like a picture is refused. */
export function attachmentKind(name: string, bytes: Buffer): AttachmentKind {
  const kind = attachmentEnding(name);
  if (!kind) return { ok: false, cause: "unsupported" };
  const beginnings = BEGINNINGS[kind];
  const agrees = beginnings
    ? beginnings.some((one) => {
        const [at, text] = typeof one === "string" ? ([0, one] as const) : one;
        return bytes.subarray(at, at + text.length).equals(Buffer.from(text, "latin1"));
      })
    : !bytes.subarray(0, LOOKED_AT).includes(0);
  return agrees ? { ok: true, mediaType: ATTACHMENT_TYPES[kind] } : { ok: false, cause: "not-what-it-says" };
}
