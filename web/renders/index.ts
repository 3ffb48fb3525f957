export { renderScreens } from "./screens.ts";
