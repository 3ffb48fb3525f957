import { lazyFlow } from "@stanza/web-ui";

/** Starts a new project. The code that reads and saves projects is not part of the first page. */
export const startNewProject = lazyFlow(async () => (await import("./start-new-project.ts")).startNewProject);

/** Starts a new project that a host asks for. */
export const startForHost = lazyFlow(async () => (await import("./start-for-host.ts")).startForHost);

/** Starts a new project with a gallery in it. */
export const startWithGallery = lazyFlow(
  async () => (await import("./start-with-gallery.ts")).startWithGallery,
);
