import { lazyFlow } from "@stanza/web-ui";

/** Goes on with the design behind a link. */
export const continueDesign = lazyFlow(async () => (await import("./continue-design.ts")).continueDesign);
