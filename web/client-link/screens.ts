/** What somebody without an account opens from a link, loaded when its address is opened. */
export const clientLinkScreens = {
  offerLink: () => import("./OfferLinkPage.tsx"),
  ar: () => import("./ar/ArPage.tsx"),
};
