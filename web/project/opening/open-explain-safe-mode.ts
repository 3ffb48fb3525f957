import { lazyFlow } from "@stanza/web-ui";

/** Says what of the open project could not be read, with the ways on. */
export const explainSafeMode = lazyFlow(async () => (await import("./explain-safe-mode.ts")).explainSafeMode);
