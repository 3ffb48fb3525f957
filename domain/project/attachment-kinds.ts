/**
 * The file types that may be attached to a project: media type by the ending of the file's name.
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

/** Maximum bytes of one file and maximum files of one project. ASSUMED. */
export const ATTACHMENT_LIMITS = { bytes: 20 * 1024 * 1024, files: 100 } as const;

/** The ending of a file's name; `undefined` when such a file may not be attached. */
export function attachmentEnding(name: string): AttachmentEnding | undefined {
  const end = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(ATTACHMENT_TYPES, end) ? (end as AttachmentEnding) : undefined;
}
