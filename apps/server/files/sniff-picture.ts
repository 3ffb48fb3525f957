/** The media type of a picture by its first bytes, whatever the sender calls it; `null`: neither JPEG nor PNG. */
export function sniffPicture(bytes: Buffer): "image/jpeg" | "image/png" | null {
  if (bytes.subarray(0, 3).equals(JPEG)) return "image/jpeg";
  if (bytes.subarray(0, 8).equals(PNG)) return "image/png";
  return null;
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
