import type { ProjectStatus } from "@stanza/project";

/** Tint, text and dot of a status in one scheme; text ≥ 6:1 on its tint, dot ≥ 3.5:1 on the surface. */
export interface StatusColours {
  readonly tint: string;
  readonly text: string;
  readonly dot: string;
}

/**
 * The 17 status colours (spec 2 §9). Some pairs are alike for colour-blind people, so a badge always carries its icon and its word too.
 */
export const statusColours: Readonly<
  Record<ProjectStatus, { readonly light: StatusColours; readonly dark: StatusColours }>
> = {
  unsaved: {
    light: { tint: "#f4efe9", text: "#5e5955", dot: "#8d8884" },
    dark: { tint: "#2d2925", text: "#aca7a2", dot: "#76726c" },
  },
  inactive: {
    light: { tint: "#ebf0f8", text: "#565a62", dot: "#848990" },
    dark: { tint: "#272a30", text: "#a3a8b0", dot: "#6e737a" },
  },
  unassigned: {
    light: { tint: "#e5f2ff", text: "#4c5c6e", dot: "#798a9e" },
    dark: { tint: "#1d2b3b", text: "#98aabd", dot: "#637587" },
  },
  anonymous: {
    light: { tint: "#f6ebff", text: "#62556c", dot: "#91849c" },
    dark: { tint: "#302439", text: "#afa1bb", dot: "#7b6d85" },
  },
  assigned: {
    light: { tint: "#e7f1ff", text: "#2159a8", dot: "#5089dc" },
    dark: { tint: "#1a2a43", text: "#6ea9fe", dot: "#3b72c4" },
  },
  sellerDesign: {
    light: { tint: "#eeefff", text: "#554daf", dot: "#817de3" },
    dark: { tint: "#272742", text: "#9f9eff", dot: "#6b66c9" },
  },
  agency: {
    light: { tint: "#f7ebff", text: "#7a3f9b", dot: "#ac70d0" },
    dark: { tint: "#32233c", text: "#cb8ef0", dot: "#9458b6" },
  },
  offer: {
    light: { tint: "#f7f0da", text: "#6e5800", dot: "#a1862d" },
    dark: { tint: "#332908", text: "#c1a650", dot: "#8a700b" },
  },
  awaitingApproval: {
    light: { tint: "#feeddb", text: "#7f4f00", dot: "#bc7a1a" },
    dark: { tint: "#3a250b", text: "#dd9941", dot: "#a06506" },
  },
  approved: {
    light: { tint: "#eaf5e0", text: "#416500", dot: "#6b9539" },
    dark: { tint: "#222f13", text: "#8bb65a", dot: "#588021" },
  },
  rejected: {
    light: { tint: "#ffebe8", text: "#af1d22", dot: "#e85852" },
    dark: { tint: "#40201d", text: "#ff8178", dot: "#cd3e3a" },
  },
  suspended: {
    light: { tint: "#ffece2", text: "#964101", dot: "#cb7140" },
    dark: { tint: "#3e2213", text: "#ed905e", dot: "#b15a26" },
  },
  awaitingOrder: {
    light: { tint: "#ffe9f4", text: "#963373", dot: "#cc65a3" },
    dark: { tint: "#3c1f30", text: "#ee83c3", dot: "#b24c8a" },
  },
  ordered: {
    light: { tint: "#dbf7f2", text: "#00675b", dot: "#32978a" },
    dark: { tint: "#01322c", text: "#58baaa", dot: "#118376" },
  },
  inProduction: {
    light: { tint: "#daf6fc", text: "#006473", dot: "#2295a9" },
    dark: { tint: "#003038", text: "#4db7ca", dot: "#008092" },
  },
  shipped: {
    light: { tint: "#e0f4ff", text: "#006187", dot: "#2392c5" },
    dark: { tint: "#0b2e3f", text: "#4db3e7", dot: "#027cab" },
  },
  delivered: {
    light: { tint: "#e2f6e6", text: "#006933", dot: "#3b9a5c" },
    dark: { tint: "#15311d", text: "#5ebc7c", dot: "#22864a" },
  },
};
