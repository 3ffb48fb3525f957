/**
 * The header that names a file (RFC 6266), in UTF-8 (RFC 8187) and also in ASCII for old readers. Characters that file systems refuse
 * become spaces, and line ends and control characters never reach the header.
 */
export function contentDisposition(kind: "attachment" | "inline", name: string): string {
  const clean =
    name
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, " ")
      .replace(/\s+/g, " ")
      .replace(/^[\s.]+|[\s.]+$/g, "") || "file";
  const ascii =
    clean
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/[^\x20-\x7e]|["%/:\\]/g, "_") || "file";
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
