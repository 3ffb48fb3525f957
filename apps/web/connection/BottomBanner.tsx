import { useConnection } from "@stanza/web-site";
import { MaintenanceBanner } from "../maintenance/MaintenanceBanner.tsx";
import { ConnectionBanner } from "./ConnectionBanner.tsx";

/** The line along the bottom of every screen: that the server cannot be reached, or else that it is or will be in maintenance. */
export function BottomBanner() {
  return useConnection(({ isAway }) => isAway) ? <ConnectionBanner /> : <MaintenanceBanner />;
}
