import { loadCatalogueDrawer } from "@stanza/web-catalogue";
import { lazy } from "react";

/** The panels, each loaded when it is first shown: the canvas comes first. */
export const CatalogueDrawer = lazy(loadCatalogueDrawer);
export const ItemsPanel = lazy(async () => ({
  default: (await import("../items/ItemsPanel.tsx")).ItemsPanel,
}));
export const LookPanel = lazy(async () => ({
  default: (await import("../look/LookPanel.tsx")).LookPanel,
}));
export const PlanTable = lazy(async () => ({
  default: (await import("../plan-table/PlanTable.tsx")).PlanTable,
}));
export const RoomPanel = lazy(async () => ({
  default: (await import("../room/RoomPanel.tsx")).RoomPanel,
}));
export const StylePanel = lazy(async () => ({
  default: (await import("../style/StylePanel.tsx")).StylePanel,
}));
export const VariantsPanel = lazy(async () => ({
  default: (await import("../variants/VariantsPanel.tsx")).VariantsPanel,
}));
