import { encodeProject, newDocument } from "@stanza/codecs";
import { newProject } from "@stanza/project";
import { projectSummary } from "./summaries.ts";

/** A stored project by the name of Rossi, number 31 at revision 4, as the server has it. */
export const storedRossi = encodeProject(newDocument(newProject({ description: "Rossi" })));
export const rossiSummary = projectSummary({ id: 31, description: "Rossi" });

/** Its first named version. */
export const ROSSI_VERSION = {
  id: 3,
  name: "First idea",
  revision: 1,
  at: "2026-11-20T10:00:00.000Z",
  by: "Giulia Ferri",
  rows: 2,
  currency: "EUR",
  payable: null,
  isAutomatic: false,
};

/** The server's answers for that project when its newest state is this document. */
export const answeringRossi = (document: unknown, versions: readonly unknown[] = []) => ({
  listProjectVersions: () => ({ status: 200 as const, body: { versions } as never }),
  getProject: () => ({
    status: 200 as const,
    body: { summary: rossiSummary, document: document as never, revision: 4, contentHash: "", boxes: [] },
  }),
});
