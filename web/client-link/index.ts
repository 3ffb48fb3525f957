export { DesignLinkPage } from "./DesignLinkPage.tsx";
export { clientLinkScreens } from "./screens.ts";
