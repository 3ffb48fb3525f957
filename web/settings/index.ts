export { ownTabs } from "./own-tabs.ts";
export { SettingsPage } from "./SettingsPage.tsx";
export { ShortcutList } from "./ShortcutList.tsx";
export type { SettingsTab } from "./settings-tab.ts";
