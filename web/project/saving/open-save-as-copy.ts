import { lazyFlow } from "@stanza/web-ui";

/** Saves the open project as another one. */
export const saveAsCopy = lazyFlow(async () => (await import("./save-as-copy.ts")).saveAsCopy);
