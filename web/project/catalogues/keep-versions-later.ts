import { startLater } from "../opening/first-picture.ts";

/** Watches for newer catalogue versions, once the first picture stands. */
export const keepVersionsLater = () =>
  startLater(async () => (await import("./version-store.ts")).keepVersions);
