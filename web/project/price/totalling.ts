import { loadedOnce } from "@stanza/web-ui";

/** What makes a total of prices: fetched while the worker is still working out the first of them. */
export const totalling = loadedOnce(() => import("./totals-now.ts"), { ahead: true });
