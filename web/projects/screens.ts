/** The list of projects, loaded when its address is opened. Home comes with the first page. */
export const projectsScreens = {
  projects: () => import("./list/ProjectsPage.tsx"),
};
