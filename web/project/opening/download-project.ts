import { lazyFlow } from "@stanza/web-ui";

/** The open project as a file; its code comes ahead of the click, because a project is also downloaded when the server is away. */
export const downloadProject = lazyFlow(
  async () => (await import("./write-download.ts")).writeDownload,
  true,
);
