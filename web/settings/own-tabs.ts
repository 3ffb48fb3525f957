import { AboutTab } from "./AboutTab.tsx";
import { AppearanceTab } from "./AppearanceTab.tsx";
import { LanguageTab } from "./LanguageTab.tsx";
import { ProfileTab } from "./ProfileTab.tsx";
import { ShopTab } from "./ShopTab.tsx";
import { ShortcutsTab } from "./ShortcutsTab.tsx";
import type { SettingsTab } from "./settings-tab.ts";

/** The tabs of this room, by name, for the app to put in order with those of others. */
export const ownTabs = {
  profile: { key: "profile", label: "settings.profile", Content: ProfileTab },
  shop: { key: "shop", label: "account.shop", Content: ShopTab },
  language: { key: "language", label: "settings.language", Content: LanguageTab },
  appearance: { key: "appearance", label: "settings.appearance", Content: AppearanceTab },
  shortcuts: { key: "shortcuts", label: "shortcuts.title", Content: ShortcutsTab },
  about: { key: "about", label: "settings.about", Content: AboutTab },
} as const satisfies Readonly<Record<string, SettingsTab>>;
