import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES } from "@stanza/project";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./ContentList.module.css";
import { fileSizeText } from "./file-size-text.ts";

/** Takes files that are dragged onto it, and names the kinds and the size that are taken. */
export function DropArea({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { t, i18n } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button of the page does the same for keyboards
    <div
      className={css.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <span>{t("attachments.drop")}</span>
      <small>
        {t("attachments.kinds", {
          kinds: Object.keys(ATTACHMENT_TYPES).join(", "),
          size: fileSizeText(ATTACHMENT_LIMITS.bytes, i18n.language),
        })}
      </small>
    </div>
  );
}
