import { lazyFlow } from "@stanza/web-ui";

/** Shows what was discarded on this device in the last weeks, to fetch it back. */
export const openDiscarded = lazyFlow(async () => (await import("./discarded-work.ts")).showDiscarded);
