import { onceTaken, startLater } from "@stanza/web-project";

/** Takes the pictures of rows that are missing, once the first picture stands. */
export const keepPicturesLater = () =>
  startLater(async () => (await import("./keep-row-photos.ts")).keepPicturesOfRows, onceTaken);
