import { startLater } from "../opening/first-picture.ts";

/** Watches for newer catalogue versions, once the first picture stands. */
export const keepVersionsLater = () =>
  startLater(async () => (await import("./after-opening.ts")).keepVersions);
