import { followMaintenance } from "./follow-maintenance.ts";
import { watchMaintenance } from "./watch-maintenance.ts";

/** Everything of maintenance that a page does by itself; it comes after the first picture. */
export function beginMaintenance(): void {
  followMaintenance();
  watchMaintenance();
}
