import type { Attachment } from "@stanza/contract";
import { attachmentUrl } from "@stanza/web-site";
import { buttonClass } from "@stanza/web-ui";
import { IconDownload, IconFileTypePdf } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Reports.module.css";

/** A report that has just been made, to be downloaded. */
export function MadeReport({ projectId, file }: { readonly projectId: number; readonly file: Attachment }) {
  const { t } = useTranslation();
  return (
    <p className={css.made}>
      <IconFileTypePdf size={22} stroke={1.5} aria-hidden="true" />
      <span>
        <strong>{file.name}</strong>
        <small>{t("reports.kept")}</small>
      </span>
      <a
        className={buttonClass({ size: "sm" })}
        href={attachmentUrl(projectId, file.id)}
        download={file.name}
      >
        <IconDownload size={16} stroke={1.7} aria-hidden="true" />
        {t("action.download")}
      </a>
    </p>
  );
}
