import { lazy } from "react";

/** The panels, each loaded when it is first shown: the canvas comes first. */
export const CatalogueDrawer = lazy(async () => ({
  default: (await import("../../panels/CatalogueDrawer.tsx")).CatalogueDrawer,
}));
export const ItemsPanel = lazy(async () => ({
  default: (await import("../../panels/ItemsPanel.tsx")).ItemsPanel,
}));
export const LookPanel = lazy(async () => ({
  default: (await import("../../panels/LookPanel.tsx")).LookPanel,
}));
export const PlanTable = lazy(async () => ({
  default: (await import("../../panels/plan-table/PlanTable.tsx")).PlanTable,
}));
export const RoomPanel = lazy(async () => ({
  default: (await import("../../panels/RoomPanel.tsx")).RoomPanel,
}));
export const VariantsPanel = lazy(async () => ({
  default: (await import("../../panels/VariantsPanel.tsx")).VariantsPanel,
}));
