import { useSession } from "@stanza/web-site";
import { Tabs } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ShortcutSheet } from "../../commands/ShortcutSheet.tsx";
import { NoticeList } from "../../shell/NoticeList.tsx";
import { AboutSettings } from "./AboutSettings.tsx";
import { LookSettings } from "./LookSettings.tsx";
import { ProfileSettings } from "./ProfileSettings.tsx";
import css from "./Settings.module.css";
import { ShopSettings } from "./ShopSettings.tsx";
import { type SettingsTab, tabOf, tabsOf } from "./settings-tabs.ts";

const PANELS: Readonly<Record<SettingsTab, () => ReactNode>> = {
  profile: () => <ProfileSettings />,
  shop: () => <ShopSettings />,
  look: () => <LookSettings />,
  shortcuts: () => <ShortcutSheet />,
  notifications: () => (
    <div className={css.notices}>
      <NoticeList close={() => {}} />
    </div>
  ),
  about: () => <AboutSettings />,
};

/** The person's own settings, each of which counts at once (ux.md §5.17). */
export function SettingsPage() {
  const { t } = useTranslation();
  const tabs = useSession(({ profile }) => tabsOf(profile).join());
  const keys = tabs.split(",") as readonly SettingsTab[];
  const { tab } = useSearch({ strict: false }) as { readonly tab?: string };
  const navigate = useNavigate();
  const chosen = tabOf(tab, keys);
  return (
    <div className={pageCss.narrowPage}>
      <div className={pageCss.head}>
        <h1>{t("settings.title")}</h1>
      </div>
      <Tabs
        label={t("settings.title")}
        tabs={keys.map((key) => ({ key, label: t(`settings.tab.${key}`) }))}
        chosen={chosen}
        onChoose={(key) => void navigate({ to: ".", search: { tab: key }, replace: true })}
      >
        <div className={css.panel}>
          <h2 className="visually-hidden">{t(`settings.tab.${chosen}`)}</h2>
          {PANELS[chosen]()}
        </div>
      </Tabs>
    </div>
  );
}
