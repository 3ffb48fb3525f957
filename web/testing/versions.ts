import { encodeProject, newDocument } from "@stanza/codecs";
import type { ProjectVersion } from "@stanza/contract";
import type { Project } from "@stanza/project";

/** A version of `projectSummary`, as the server lists it. */
export const projectVersion = (change: Partial<ProjectVersion> = {}): ProjectVersion => ({
  id: 5,
  name: "Before discount",
  revision: 2,
  at: "2026-11-20T09:30:00.000Z",
  by: "Giulia Ferri",
  rows: 1,
  currency: "EUR",
  payable: "5156.40",
  isAutomatic: false,
  ...change,
});

/** A project as a version's document. */
export const versionDocument = (project: Project) => encodeProject(newDocument(project));
