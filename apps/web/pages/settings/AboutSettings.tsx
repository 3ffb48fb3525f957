import { AppLink, paths, useConfig, useTheme } from "@stanza/web-site";
import { buttonClass } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { Facts } from "./Facts.tsx";
import css from "./Settings.module.css";

/** What support asks for. */
export function AboutSettings() {
  const { t } = useTranslation();
  const name = useTheme(({ customer }) => customer.name ?? "");
  const config = useConfig((state) => state.config);
  return (
    <>
      <Facts
        facts={[
          [t("settings.site"), name],
          [t("settings.languages"), (config?.languages ?? []).join(", ")],
          [t("settings.browser"), navigator.userAgent],
        ]}
      />
      <div className={css.actions}>
        <AppLink href={paths.logs()} className={buttonClass({})}>
          {t("nav.logs")}
        </AppLink>
      </div>
    </>
  );
}
