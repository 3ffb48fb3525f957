import { loadCatalogueDrawer } from "@stanza/web-catalogue";
import { lazyPart } from "@stanza/web-ui";

/** The panels, each loaded when it is first shown: the canvas comes first. */
export const CatalogueDrawer = lazyPart(loadCatalogueDrawer);
export const ItemsPanel = lazyPart(async () => (await import("../items/ItemsPanel.tsx")).ItemsPanel);
export const LookPanel = lazyPart(async () => (await import("../look/LookPanel.tsx")).LookPanel);
export const PlanTable = lazyPart(async () => (await import("../plan-table/PlanTable.tsx")).PlanTable);
export const RoomPanel = lazyPart(async () => (await import("../room/RoomPanel.tsx")).RoomPanel);
export const StylePanel = lazyPart(async () => (await import("../style/StylePanel.tsx")).StylePanel);
export const VariantsPanel = lazyPart(
  async () => (await import("../variants/VariantsPanel.tsx")).VariantsPanel,
);
