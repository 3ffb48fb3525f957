import { AppLink, paths, useConfig, useTheme, useVersion } from "@stanza/web-site";
import { Button, buttonClass, Skeleton } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { Facts } from "./Facts.tsx";
import css from "./Settings.module.css";

/** What runs here: of use to whoever helps. */
export function AboutTab() {
  const { t } = useTranslation();
  const site = useTheme(({ customer }) => customer.name ?? "Stanza");
  const config = useConfig((state) => state.config);
  const { data, isError, refetch } = useVersion();
  return (
    <div className={css.settings}>
      {data ? (
        <Facts
          of={[
            [t("settings.site"), site],
            [t("settings.version"), data],
            [t("settings.languages"), config?.languages.join(", ") ?? ""],
            [t("settings.currency"), config?.currency ?? ""],
          ]}
        />
      ) : isError ? (
        <p role="alert">
          {t("settings.versionFailed")}{" "}
          <Button variant="link" onClick={() => void refetch()}>
            {t("action.tryAgain")}
          </Button>
        </p>
      ) : (
        <Skeleton height={96} />
      )}
      <div className={css.actions}>
        <AppLink href={paths.logs()} className={buttonClass({})}>
          {t("nav.logs")}
        </AppLink>
      </div>
    </div>
  );
}
