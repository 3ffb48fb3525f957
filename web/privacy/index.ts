export { askConsents } from "./ask-consents.ts";
export { privacyScreens } from "./screens.ts";
