import { lazyFlow } from "@stanza/web-ui";

/** Asks which catalogues of the open project to bring up to date, and does so. */
export const openUpdate = lazyFlow(async () => (await import("./update-catalogues.ts")).updateOpenProject);
