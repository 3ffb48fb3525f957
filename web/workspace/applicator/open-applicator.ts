import { lazyDialog, openDialog } from "@stanza/web-ui";
import type { ApplicatorStart } from "./use-applicator.ts";

const applicator = lazyDialog(async () => (await import("./ApplicatorDialog.tsx")).applicatorDialog);

/** Puts one variant on many articles. `start` is the choice to begin with. */
export const openApplicator = (start?: ApplicatorStart) =>
  openDialog(applicator, { ...(start ? { start } : {}) });
