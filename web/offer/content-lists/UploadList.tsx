import { ATTACHMENT_LIMITS } from "@stanza/project";
import { IconButton, ProgressBar } from "@stanza/web-ui";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./ContentList.module.css";
import { fileSizeText } from "./file-size-text.ts";
import type { Upload } from "./use-uploads.ts";

/** The files that are on their way, and those that were refused with the reason. Nothing while there are none. */
export function UploadList({ uploads }: { readonly uploads: readonly Upload[] }) {
  const { t, i18n } = useTranslation();
  if (uploads.length === 0) return null;
  const size = fileSizeText(ATTACHMENT_LIMITS.bytes, i18n.language);
  return (
    <ul className={css.uploads} aria-label={t("attachments.uploads")}>
      {uploads.map(({ id, name, share, fault, cancel }) => (
        <li key={id} className={css.upload}>
          <span>{name}</span>
          {fault ? (
            <span className={css.failed} role="alert">
              {t(`attachments.fault.${fault}`, { size })}
            </span>
          ) : (
            <ProgressBar label={t("attachments.sending", { name })} percentage={share * 100} />
          )}
          <IconButton
            label={t(fault ? "attachments.dismiss" : "attachments.cancel", { name })}
            icon={<IconX size={16} stroke={1.8} />}
            onClick={cancel}
          />
        </li>
      ))}
    </ul>
  );
}
