import { goTo, paths, useSession } from "@stanza/web-site";
import { SelectField, Tabs, useMediaQuery } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import css from "./Settings.module.css";
import type { SettingsTab } from "./settings-tab.ts";

/** What a person can set for themselves. Each change counts at once. On a phone the tabs are a list to choose from. */
export function SettingsPage({ tabs }: { readonly tabs: readonly SettingsTab[] }) {
  const { t } = useTranslation();
  const profile = useSession((state) => state.profile);
  const { tab: wanted } = useSearch({ strict: false }) as { readonly tab?: string };
  const isPhone = useMediaQuery("(max-width: 599px)");
  const mine = tabs.filter(({ isFor }) => isFor?.(profile) ?? true);
  const chosen = mine.find(({ key }) => key === wanted) ?? mine[0];
  if (!chosen) return null;
  const choose = (key: string) => void goTo(paths.userSettings({ tab: key }), { replace: true });
  const options = mine.map(({ key, label }) => ({ key, value: key, label: t(label) }));
  return (
    <div className={pageCss.narrowPage}>
      <h1>{t("settings.title")}</h1>
      {isPhone ? (
        <>
          <SelectField
            label={t("settings.section")}
            value={chosen.key}
            options={options}
            onChange={(event) => choose(event.target.value)}
          />
          <section aria-label={t(chosen.label)} className={css.sheet}>
            <chosen.Content />
          </section>
        </>
      ) : (
        <div className={css.sheet}>
          <Tabs label={t("settings.title")} tabs={options} chosen={chosen.key} onChoose={choose}>
            <div className={css.content}>
              <chosen.Content />
            </div>
          </Tabs>
        </div>
      )}
    </div>
  );
}
