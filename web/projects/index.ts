export { HomePage } from "./home/HomePage.tsx";
export { projectsScreens } from "./screens.ts";
