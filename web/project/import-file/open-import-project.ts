import { lazyFlow } from "@stanza/web-ui";

/** Makes a project of a file that somebody has kept; asks for the file where none is given. */
export const importProject = lazyFlow(async () => (await import("./import-project.ts")).importProject);
