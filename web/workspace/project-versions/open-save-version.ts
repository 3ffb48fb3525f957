import { lazyFlow } from "@stanza/web-ui";

/** Asks for a name and keeps the open project as it is now under it. */
export const saveVersion = lazyFlow(async () => (await import("./save-version.ts")).saveVersion);
