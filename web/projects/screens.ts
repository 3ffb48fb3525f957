/** The list of projects and the log of one, loaded when their address is opened. Home comes with the first page. */
export const projectsScreens = {
  projects: () => import("./list/ProjectsPage.tsx"),
  log: () => import("./log/ProjectLogPage.tsx"),
};
