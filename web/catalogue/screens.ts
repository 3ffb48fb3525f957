import { lazyFlow } from "@stanza/web-ui";

/** The screens of the catalogue, each loaded when its address is opened. */
export const catalogueScreens = {
  catalogue: () => import("./page/CataloguePage.tsx"),
  tableImport: () => import("./import/ImportPage.tsx"),
  assortment: () => import("./assortment/AssortmentPage.tsx"),
};

/** Opens the layout editor's window; what speaks with it comes with the first call. */
export const openLayoutEditor = lazyFlow(
  async () => (await import("./layout-editor/open-layout-editor.ts")).openLayoutEditor,
);

/** The line that says that a catalogue is shown as somebody is editing it. */
export const loadPreviewBanner = async () =>
  (await import("./layout-editor/PreviewBanner.tsx")).PreviewBanner;

/** The drawer beside the canvas. */
export const loadCatalogueDrawer = async () => (await import("./drawer/CatalogueDrawer.tsx")).CatalogueDrawer;
