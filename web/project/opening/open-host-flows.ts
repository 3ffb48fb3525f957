import { lazyFlow } from "@stanza/web-ui";

/** The open project as a file, for a host that asks for it. */
export const projectFileNow = lazyFlow(async () => (await import("./project-file-now.ts")).projectFileNow);

/** Opens a project that a host hands over. */
export const openGivenProject = lazyFlow(
  async () => (await import("../import-file/open-given-project.ts")).openGivenProject,
);

/** Opens a project of the server; nothing is asked and nothing is told, its caller does that. */
export const openProjectById = lazyFlow(async () => (await import("./open-project.ts")).openProject);
