export {
  type EvaluatedAndPriced,
  evaluateAndPrice,
  type LiveProject,
  openLiveProject,
} from "./live-project.ts";
export { type Alternative, type Alternatives, openAlternatives } from "./open-alternatives.ts";
export { type CatalogueInUse, type PricingBasis, priceBookOf } from "./pricing-basis.ts";
export { openSharedWork, type SharedWork } from "./shared-work.ts";
export {
  type Guard,
  leavingOut,
  openThreadGuard,
  priceGuarded,
  type ThreadGuard,
  UNGUARDED,
  type WorkReport,
} from "./watchdog/guard.ts";
export { FORGOTTEN_AFTER_MS, WATCHDOG_LIMITS, type WatchdogLimits } from "./watchdog/limits.ts";
export type { Quarantine } from "./watchdog/quarantine.ts";
export { openQuarantine, type QuarantineStore } from "./watchdog/quarantine-store.ts";
export { openWatchdog, type Timers, type Watchdog } from "./watchdog/watchdog.ts";
