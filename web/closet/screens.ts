/** The closet wizard, loaded when its address is opened. */
export const closetScreens = {
  wizard: () => import("./ClosetPage.tsx"),
};
