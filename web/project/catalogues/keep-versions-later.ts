import { startLater } from "../opening/first-picture.ts";

/** Watches for newer catalogue versions, once the first picture stands. */
export const keepVersionsLater = () =>
  startLater(async () => (await import("./compare-versions.ts")).keepVersions);
