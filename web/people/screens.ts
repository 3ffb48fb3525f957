/** The supervisors' screen of people and shops, loaded when its address is opened. */
export const peopleScreens = {
  people: () => import("./page/PeoplePage.tsx"),
};
