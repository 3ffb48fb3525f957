import { lazyFlow } from "@stanza/web-ui";

/** Shows the finished room of the site, for somebody who wants to look around before they draw one. */
export const openShowcase = lazyFlow(async () => (await import("./show-showcase.ts")).showShowcase);
