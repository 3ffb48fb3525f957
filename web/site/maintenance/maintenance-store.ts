import type { Maintenance } from "@stanza/contract";
import { create } from "zustand";

interface MaintenanceState {
  readonly state: Maintenance["state"];
  /** As booked, milliseconds since 1970; null: there is no window, or it is not known yet. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** What people are told, by language. */
  readonly message: Maintenance["message"];
  readonly rev: number;
  /** The server's time of the latest answer, as it wrote it; empty: there was none. */
  readonly said: string;
  /** The server's time less `performance.now()`: this device's clock may be hours off, and be set meanwhile. */
  readonly ahead: number;
}

/** What this page knows of maintenance (spec 2 §4): from the check at its start, from what it is told since, and from refused requests. */
export const useMaintenance = create<MaintenanceState>()(() => ({
  state: "none",
  startsAt: null,
  endsAt: null,
  message: {},
  rev: 0,
  said: "",
  ahead: performance.timeOrigin,
}));

/** The server has refused to store something because maintenance runs. */
export function maintenanceReported(): void {
  useMaintenance.setState({ state: "active" });
}
