import { type OpenProject, useSaveAsReason } from "@stanza/web-project";
import { useAwayReason, useConfig } from "@stanza/web-site";
import { Button } from "@stanza/web-ui";
import { IconCircleCheck, IconCloudUpload, IconFileCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { uploadCrm, useCrmUpload } from "../crm/upload-crm.ts";
import { useCreatePdf } from "../print/use-create-pdf.ts";
import { saveProjectAsOffer } from "../save/save-as-offer.ts";
import css from "./Summary.module.css";

/** Nobody offers anew what has been ordered. */
const ORDERED: readonly string[] = ["ordered", "inProduction", "shipped", "delivered"];

interface Props {
  readonly open: OpenProject;
  readonly language: string;
  /** Why nothing can be sent; undefined: it can. */
  readonly stopReason: string | undefined;
}

/** Uploads the project to the CRM, prints it, or confirms it as an offer. */
export function SummaryActions({ open, language, stopReason }: Props) {
  const { t } = useTranslation();
  const away = useAwayReason();
  const saveAsReason = useSaveAsReason("offer");
  const hasCrm = useConfig((state) => state.config?.crmupload === true);
  const isUploading = useCrmUpload((state) => state.kind === "sending");
  const pdf = useCreatePdf();
  const { document, projectId, summary } = open;
  return (
    <div className={css.actions}>
      {hasCrm ? (
        <Button
          icon={<IconCloudUpload size={18} stroke={1.7} />}
          busy={isUploading}
          reason={stopReason ?? away}
          onClick={() => void uploadCrm()}
        >
          {t("crm.upload")}
        </Button>
      ) : null}
      <Button
        busy={pdf.isWorking}
        reason={stopReason ?? away}
        onClick={() => {
          if (projectId !== null) void pdf.create({ projectId, terms: document.terms, language });
        }}
      >
        {t("offer.createPdf")}
      </Button>
      {summary?.isOffer ? (
        <p className={css.confirmed}>
          <IconCircleCheck size={18} stroke={1.8} aria-hidden="true" />
          {t("summary.confirmed")}
        </p>
      ) : ORDERED.includes(summary?.status ?? "") ? null : (
        <Button
          variant="primary"
          icon={<IconFileCheck size={18} stroke={1.7} />}
          reason={stopReason ?? saveAsReason}
          onClick={() => void saveProjectAsOffer()}
        >
          {t("summary.confirm")}
        </Button>
      )}
    </div>
  );
}
