import { lazyFlow } from "@stanza/web-ui";

/** Loads the wall types of the deployment. */
export const loadWalls = lazyFlow(async () => (await import("./walls/wall-store.ts")).loadWalls);

/** The CAD of the open project, for code beside the app. */
export const projectCad = lazyFlow(async () => (await import("./cad.ts")).projectCad);
