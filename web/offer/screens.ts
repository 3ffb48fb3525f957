/** The screens of an offer, each loaded when its address is opened. */
export const offerScreens = {
  offer: () => import("./page/OfferPage.tsx"),
  summary: () => import("./summary/SummaryPage.tsx"),
  cart: () => import("./cart/CartPage.tsx"),
  services: () => import("./content-lists/ServicesPage.tsx"),
  attachments: () => import("./content-lists/AttachmentsPage.tsx"),
  references: () => import("./content-lists/ReferencesPage.tsx"),
};
