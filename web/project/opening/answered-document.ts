import { decodeChecked, type StoredProject } from "@stanza/codecs";
import type { ProjectSummary } from "@stanza/contract";

/** The document of a project that the server has answered. The link to the CRM is the server's word, never the file's (reliability.md T18). */
export function answeredDocument({
  document,
  summary,
}: {
  readonly document: StoredProject;
  readonly summary: ProjectSummary;
}): ReturnType<typeof decodeChecked> {
  const decoded = decodeChecked(document);
  if (!decoded.ok) return decoded;
  const { crmOrder: _fromFile, ...unlinked } = decoded.document;
  const linked = summary.crmOrder === "" ? unlinked : { ...unlinked, crmOrder: summary.crmOrder };
  return { ...decoded, document: linked };
}
