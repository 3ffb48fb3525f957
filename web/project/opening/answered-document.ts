import { decodeChecked, type ProjectDocument, type StoredProject } from "@stanza/codecs";
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
  return decoded.ok ? { ...decoded, document: linkedByServer(decoded.document, summary) } : decoded;
}

/** The document with the link to the CRM that the server names. */
export function linkedByServer(
  document: ProjectDocument,
  { crmOrder }: Pick<ProjectSummary, "crmOrder">,
): ProjectDocument {
  const { crmOrder: _fromFile, ...unlinked } = document;
  return crmOrder === "" ? unlinked : { ...unlinked, crmOrder };
}
