/** The closet wizard, loaded when its address is opened. */
export const closetScreens = {
  wizard: () => import("./ClosetPage.tsx"),
  /** Several closets as one composition. */
  composition: () => import("./composition/CompositionPage.tsx"),
};
