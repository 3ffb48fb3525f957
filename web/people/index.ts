export { peopleScreens } from "./screens.ts";
