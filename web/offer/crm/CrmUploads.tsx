import type { CrmUpload } from "@stanza/contract";
import { Button } from "@stanza/web-ui";
import { IconCloudUpload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Deliveries, DeliveryLine } from "../deliveries/DeliveryLine.tsx";
import css from "./Crm.module.css";
import { crmChanged } from "./crm-queries.ts";
import { uploadCrm, useCrmUpload } from "./upload-crm.ts";

interface Props {
  readonly projectId: number;
  readonly uploads: readonly CrmUpload[];
  /** Called when an upload leaves, whose result the summary shows. */
  readonly onUpload: () => void;
}

/** The uploads to the CRM, newest first, and a button for another. */
export function CrmUploads({ projectId, uploads, onUpload }: Props) {
  const { t } = useTranslation();
  const isSending = useCrmUpload((state) => state.projectId === projectId && state.kind === "sending");
  const isWaiting = uploads.some(({ delivery }) => delivery.state === "waiting");
  return (
    <section className={css.section} aria-labelledby="crm-uploads">
      <div className={css.upload}>
        <h3 id="crm-uploads">{t("crm.uploads")}</h3>
        <Button
          size="sm"
          busy={isSending}
          reason={isWaiting ? t("crm.because.already-waiting") : undefined}
          icon={<IconCloudUpload size={16} stroke={1.7} aria-hidden="true" />}
          onClick={() => {
            onUpload();
            void uploadCrm();
          }}
        >
          {t(uploads.length === 0 ? "crm.upload" : "crm.uploadAgain")}
        </Button>
      </div>
      {uploads.length === 0 ? (
        <p className={css.nothing}>{t("crm.none")}</p>
      ) : (
        <Deliveries label={t("crm.uploads")}>
          {uploads.map((upload) => (
            <DeliveryLine key={upload.id} delivery={upload.delivery} onAgain={() => crmChanged(projectId)}>
              <strong>
                {upload.offerNumber === null
                  ? t("crm.ofProject", { revision: upload.revision })
                  : t("documents.offer", { number: upload.offerNumber })}
              </strong>
              {upload.order ? <span>{t("crm.answered", { order: upload.order })}</span> : null}
            </DeliveryLine>
          ))}
        </Deliveries>
      )}
    </section>
  );
}
