export { askConsents } from "./ask-consents.ts";
export { PrivacyTab } from "./PrivacyTab.tsx";
export { privacyScreens } from "./screens.ts";
