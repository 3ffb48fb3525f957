import { nameOf, useScene } from "@stanza/web-project";
import { Button } from "@stanza/web-ui";
import { IconReplace } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { stopReplacing, useReplacing } from "../replace/replace-article.ts";
import css from "./ReplacingBanner.module.css";

/** The row that the next chosen article replaces. */
export function ReplacingBanner() {
  const { t, i18n } = useTranslation();
  const rows = useReplacing((state) => state.rows);
  const { evaluated } = useScene();
  const [first, ...more] = rows;
  if (first === undefined) return null;
  const name = nameOf(first, evaluated, i18n.language);
  return (
    <div className={css.banner} role="status">
      <IconReplace size={18} stroke={1.7} aria-hidden="true" />
      <span>
        {more.length === 0 ? t("replace.one", { name }) : t("replace.several", { count: rows.length })}
      </span>
      <Button size="sm" onClick={stopReplacing}>
        {t("action.cancel")}
      </Button>
    </div>
  );
}
