import type { EvaluatedRow } from "@stanza/evaluation";
import { Button } from "@stanza/web-ui";
import { IconDeviceFloppy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { saveArticles, useUnsavedArticle } from "../rules/article-keeping.ts";
import css from "./ArticleSaving.module.css";
import { isCustomEntry } from "./custom-entry.ts";

/** Says, on sites that want each article confirmed, that the selected one is not, and confirms it. */
export function ArticleSaving({ rows }: { readonly rows: readonly EvaluatedRow[] }) {
  const { t } = useTranslation();
  const [only] = rows;
  const unsaved = useUnsavedArticle(rows.length === 1 ? only?.row.id : undefined);
  if (!only || !unsaved) return null;
  const isEmpty = isCustomEntry(only.article) && (unsaved.row.lines?.length ?? 0) === 0;
  return (
    <div className={css.bar} role="status">
      <span>{t(unsaved.before ? "articleSaving.changes" : "articleSaving.article")}</span>
      <Button
        size="sm"
        icon={<IconDeviceFloppy size={16} stroke={1.7} />}
        reason={isEmpty ? t("custom.atLeastOne") : undefined}
        onClick={() => saveArticles([unsaved])}
      >
        {t("articleSaving.save")}
      </Button>
    </div>
  );
}
