import { askForSearch, showInDrawer } from "@stanza/web-catalogue";
import { storage } from "@stanza/web-site";
import { create } from "zustand";

export type DrawerName = "catalogue" | "items" | "style" | "look";
/** The height to which the phone's sheet is pulled up. */
export type Detent = "peek" | "half" | "full";

interface WorkspaceLayout {
  /** The content of the left drawer; `null`: it is closed. */
  readonly drawer: DrawerName | null;
  readonly detent: Detent;
  /** The content of the phone's sheet. */
  readonly sheet: "properties" | DrawerName;
  /** Share of the plan's width beside 3D, 0.2 … 0.8. */
  readonly split: number;
  readonly hints: boolean;
  /** Which half of the items panel is shown. */
  readonly itemsTab: "items" | "checks" | "table";
  /** The plan as a table lies under the views. */
  readonly table: boolean;
}

const SPLIT = { key: "stanza.workspace-split", least: 0.2, most: 0.8 } as const;
const HINTS = "stanza.workspace-hints";
const stored = Number(storage.get(SPLIT.key));

export const useLayout = create<WorkspaceLayout>()(() => ({
  drawer: null,
  detent: "peek",
  sheet: "properties",
  split: stored >= SPLIT.least && stored <= SPLIT.most ? stored : 0.5,
  hints: storage.get(HINTS) !== "off",
  itemsTab: "items",
  table: false,
}));

/** Opens a drawer, or closes it when it is the one that is open. */
export function toggleDrawer(name: DrawerName): void {
  useLayout.setState(({ drawer }) => ({ drawer: drawer === name ? null : name }));
}

/** The catalogue's cards need all of the sheet; what is beside them is looked at once one has been added. */
export const heightFor = (name: WorkspaceLayout["sheet"]): Detent => (name === "catalogue" ? "full" : "half");

/** Shows a panel wherever the screen has its place for it: the drawer, and the sheet of a phone. */
export function showPanel(name: DrawerName): void {
  useLayout.setState({ drawer: name, sheet: name, detent: heightFor(name) });
}

/** Shows the catalogue with the focus in its search. */
export function showArticleSearch(): void {
  showInDrawer("articles");
  askForSearch();
  showPanel("catalogue");
}

export function showItemsTab(itemsTab: WorkspaceLayout["itemsTab"]): void {
  useLayout.setState({ itemsTab });
}

/** Shows the plan as a table: under the views, and as cards in the sheet of a phone. */
export function showTable(table: boolean): void {
  useLayout.setState(table ? { table, itemsTab: "table", sheet: "items", detent: "full" } : { table });
}

/** Shows the list of what should be put right. */
export function showChecks(): void {
  showItemsTab("checks");
  showPanel("items");
}

export function closeDrawer(): void {
  useLayout.setState({ drawer: null });
}

export function showSheet(sheet: WorkspaceLayout["sheet"], detent: Detent): void {
  useLayout.setState({ sheet, detent });
}

export function setDetent(detent: Detent): void {
  useLayout.setState({ detent });
}

export function setSplit(share: number): void {
  const split = Math.min(SPLIT.most, Math.max(SPLIT.least, share));
  storage.set(SPLIT.key, split.toFixed(3));
  useLayout.setState({ split });
}

export function setHints(on: boolean): void {
  storage.set(HINTS, on ? "on" : "off");
  useLayout.setState({ hints: on });
}
