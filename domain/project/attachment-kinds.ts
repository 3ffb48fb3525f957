/**
 * What may be attached to a project, by the end of the file's name, and its media type.
 *
 * ASSUMED: papers, pictures, drawings and tables; nothing that runs (spec 1 §7 names only "upload files").
 */
export const ATTACHMENT_TYPES = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  txt: "text/plain",
  csv: "text/csv",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  dxf: "image/vnd.dxf",
  dwg: "image/vnd.dwg",
  zip: "application/zip",
} as const;
export type AttachmentEnding = keyof typeof ATTACHMENT_TYPES;

/** Bytes of one file, and files of one project. ASSUMED. */
export const ATTACHMENT_LIMITS = { bytes: 20 * 1024 * 1024, files: 100 } as const;

/** The ending that says what a file is; undefined for one that may not be attached. */
export function attachmentEnding(name: string): AttachmentEnding | undefined {
  const end = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(ATTACHMENT_TYPES, end) ? (end as AttachmentEnding) : undefined;
}
