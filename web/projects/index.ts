export { HomeEntry } from "./home/HomeEntry.tsx";
export { HomePage } from "./home/HomePage.tsx";
export { projectsScreens } from "./screens.ts";
export { openProjectStatus } from "./status/open-project-status.ts";
