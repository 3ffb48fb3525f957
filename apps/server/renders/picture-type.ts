/** What the kept result of a job is, by its first bytes. */
export function resultType(bytes: Buffer): "image/png" | "video/mp4" | "video/webm" {
  if (bytes.toString("latin1", 4, 8) === "ftyp") return "video/mp4";
  return bytes.length > 4 && bytes.readUInt32BE(0) === 0x1a45dfa3 ? "video/webm" : "image/png";
}
