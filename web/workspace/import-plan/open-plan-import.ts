import { lazyFlow } from "@stanza/web-ui";

/** Brings in a plan of another program, or a picture to draw over. */
export const openPlanImport = lazyFlow(async () => (await import("./open-import-plan.ts")).openImportPlan);
