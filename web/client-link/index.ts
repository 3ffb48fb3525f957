export { clientLinkScreens } from "./screens.ts";
