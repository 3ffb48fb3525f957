import { lazyFlow } from "@stanza/web-ui";

/** Rows that somebody copied, read from a text; null where the text holds none. */
export const decodeClipboard = lazyFlow(async () => (await import("./decode-unchecked.ts")).decodeClipboard);
