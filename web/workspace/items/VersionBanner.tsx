import { countStates, useVersions } from "@stanza/web-project";
import { Button } from "@stanza/web-ui";
import { IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { openUpdate } from "../catalogue-versions/open-update.ts";
import css from "./Items.module.css";

/** Says that there is a newer version of what the project was made with, and what it would change. */
export function VersionBanner() {
  const { t } = useTranslation();
  const { newer, status, answer } = useVersions();
  if (newer.length === 0) return null;
  const counts = answer ? countStates(answer.updates) : null;
  const changes = counts ? counts.priceChanged + counts.needsMigration + counts.gone : 0;
  return (
    <section className={css.banner} aria-label={t("versions.title")}>
      <IconRefresh size={18} stroke={1.7} aria-hidden="true" />
      <p>
        {t("versions.available")}
        <small>
          {status === "failed"
            ? t("versions.failed")
            : counts === null
              ? t("versions.comparing")
              : changes === 0
                ? t("versions.noChange")
                : t("versions.changes", { count: changes })}
        </small>
      </p>
      <Button size="sm" onClick={() => void openUpdate()}>
        {t("versions.look")}
      </Button>
    </section>
  );
}
