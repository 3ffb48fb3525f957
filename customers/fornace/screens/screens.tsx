import { type CustomerRoute, type CustomerScreens, kit } from "@stanza/web/kit";
import { lazy } from "react";
import { DOCUMENTS } from "./documents/document-list.ts";
import { FornaceHome } from "./FornaceHome.tsx";
import { PRODUCTS } from "./products.ts";

const DocumentPage = lazy(() => import("./documents/DocumentPage.tsx"));

const products = Object.entries(PRODUCTS).map(
  ([path, preset]): CustomerRoute => ({
    path,
    guard: "checkUID",
    header: true,
    footer: false,
    fills: true,
    component: () => <kit.ProductWorkspace preset={preset} />,
  }),
);

/** The four products in one's own room: what the link behind `key` shows (spec 1 §2). */
const inRoom = ["/kitchenAr", "/kitchenSingleAr", "/windowAr", "/doorAr"].map(
  (path): CustomerRoute => ({
    path,
    guard: "none",
    header: false,
    footer: false,
    component: () => <kit.ArView />,
  }),
);

const documents = DOCUMENTS.map(
  (document): CustomerRoute => ({
    path: document.path,
    guard: "none",
    header: false,
    footer: false,
    component: () => <DocumentPage document={document} />,
  }),
);

const screens: CustomerScreens = {
  screens: { "/home": FornaceHome },
  routes: [...products, ...inRoom, ...documents],
};
export default screens;
