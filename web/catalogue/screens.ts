/** The screens of the catalogue, each loaded when its address is opened. */
export const catalogueScreens = {
  catalogue: () => import("./page/CataloguePage.tsx"),
  tableImport: () => import("./import/ImportPage.tsx"),
  assortment: () => import("./assortment/AssortmentPage.tsx"),
};

/** The drawer beside the canvas. */
export const loadCatalogueDrawer = async () => (await import("./drawer/CatalogueDrawer.tsx")).CatalogueDrawer;
