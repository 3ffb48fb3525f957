/** The offer that a client opens from a link, loaded when its address is opened. */
export const clientLinkScreens = {
  offerLink: () => import("./OfferLinkPage.tsx"),
};
