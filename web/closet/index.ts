export { closetScreens } from "./screens.ts";
