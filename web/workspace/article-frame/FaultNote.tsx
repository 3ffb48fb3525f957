import { IconButton } from "@stanza/web-ui";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./ArticleFrame.module.css";
import { useArticleFrame } from "./article-frame-store.ts";

/** Choices of the shop that were left out. */
export function FaultNote() {
  const { t } = useTranslation();
  const faults = useArticleFrame((state) => state.faults);
  if (faults.length === 0) return null;
  const codes = faults.map(({ code }) => code).join(", ");
  return (
    <div className={css.note} role="status">
      <p>{t("articleFrame.leftOut", { count: faults.length, codes })}</p>
      <IconButton
        label={t("dialog.close")}
        icon={<IconX size={16} />}
        onClick={() => useArticleFrame.setState({ faults: [] })}
      />
    </div>
  );
}
