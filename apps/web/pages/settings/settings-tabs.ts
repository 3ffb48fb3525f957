import type { Profile } from "@stanza/contract";
import { isUser } from "@stanza/web-site";

export const SETTINGS_TABS = ["profile", "shop", "look", "shortcuts", "notifications", "about"] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** The tabs that a person has: guests have no account, and hear no news. */
export function tabsOf(profile: Profile | null): readonly SettingsTab[] {
  return isUser(profile) ? SETTINGS_TABS : ["shop", "look", "shortcuts", "about"];
}

/** The tab of an address, or the person's first. */
export function tabOf(name: string | undefined, tabs: readonly SettingsTab[]): SettingsTab {
  return tabs.find((tab) => tab === name) ?? tabs[0] ?? "about";
}
