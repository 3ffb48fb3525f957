import { onceTaken, startLater } from "@stanza/web-project";

/**
 * Takes the pictures of rows that are missing, once the first picture stands.
 *
 * when   a screen that shows them does not wait for a hand that could click
 */
export const keepPicturesLater = (when = onceTaken) =>
  startLater(async () => (await import("./keep-row-photos.ts")).keepPicturesOfRows, when);
