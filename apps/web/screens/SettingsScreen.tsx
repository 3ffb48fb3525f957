import { leaveErased } from "@stanza/web-access";
import { PrivacyTab } from "@stanza/web-privacy";
import { ownTabs, SettingsPage, type SettingsTab } from "@stanza/web-settings";
import { isUser } from "@stanza/web-site";
import { mayWordTexts, TranslatorTab } from "@stanza/web-translator";
import { NoticeList } from "../shell/NoticeList.tsx";

const notifications: SettingsTab = {
  key: "notifications",
  label: "notice.title",
  Content: () => <NoticeList close={() => undefined} />,
  isFor: isUser,
};

const privacy: SettingsTab = {
  key: "privacy",
  label: "privacy.title",
  Content: () => <PrivacyTab onErased={() => void leaveErased()} />,
  isFor: isUser,
};

const translator: SettingsTab = {
  key: "translator",
  label: "translator.title",
  Content: TranslatorTab,
  isFor: mayWordTexts,
};

/** Every tab of the settings, in the order of the specification's screen; a room that has one for itself adds it here. */
const TABS: readonly SettingsTab[] = [
  ownTabs.profile,
  ownTabs.shop,
  ownTabs.language,
  ownTabs.appearance,
  ownTabs.shortcuts,
  notifications,
  privacy,
  translator,
  ownTabs.about,
];

/** The settings, put together from the rooms. */
export function SettingsScreen() {
  return <SettingsPage tabs={TABS} />;
}
