import { useFormats } from "@stanza/web-site";
import { Button } from "@stanza/web-ui";
import { IconAlertTriangle, IconCircleCheck, IconClock, IconLink } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { crmChanged, useCrm } from "../crm/crm-queries.ts";
import { openCrmDetails } from "../crm/open-crm-details.ts";
import { uploadCrm, useCrmUpload } from "../crm/upload-crm.ts";
import { sendAgain } from "../deliveries/send-again.ts";
import { type CrmResult, crmResult } from "./crm-result.ts";
import css from "./Summary.module.css";

const LOOKS = {
  sending: { tone: "info", Icon: IconClock },
  waiting: { tone: "info", Icon: IconClock },
  refused: { tone: "danger", Icon: IconAlertTriangle },
  failed: { tone: "danger", Icon: IconAlertTriangle },
  sent: { tone: "success", Icon: IconCircleCheck },
  linked: { tone: "success", Icon: IconLink },
} as const;

/** The project's state in the CRM: the result of the upload, with the way on (ux.md §5.13). */
export function CrmBanner({ projectId }: { readonly projectId: number }) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const asked = useCrmUpload();
  const { data } = useCrm(projectId);
  const [busy, setBusy] = useState(false);
  // A refusal is of the moment: whoever comes back later finds how things stand.
  useEffect(
    () => () => useCrmUpload.setState(({ kind }) => (kind === "refused" ? { kind: "idle" } : {})),
    [],
  );
  const result = crmResult(asked.projectId === projectId ? asked : null, data);
  if (!result) return null;
  const { tone, Icon } = LOOKS[result.kind];
  return (
    <div className={css.crm} data-tone={tone} role={tone === "danger" ? "alert" : "status"}>
      <Icon size={18} stroke={1.8} aria-hidden="true" />
      <p>
        {text(result)}
        {result.kind === "failed" ? <small>{result.upload.delivery.error}</small> : null}
      </p>
      {result.kind === "refused" && result.because !== "no-crm" ? (
        <Button size="sm" onClick={() => void uploadCrm()}>
          {t("action.tryAgain")}
        </Button>
      ) : null}
      {result.kind === "failed" || (result.kind === "waiting" && result.tried) ? (
        <Button
          size="sm"
          busy={busy}
          onClick={async () => {
            setBusy(true);
            await sendAgain(result.upload.delivery.id);
            await crmChanged(projectId);
            setBusy(false);
          }}
        >
          {t(result.kind === "failed" ? "delivery.again" : "delivery.now")}
        </Button>
      ) : null}
      {result.kind === "sending" ? null : (
        <Button variant="link" onClick={openCrmDetails}>
          {t("action.details")}
        </Button>
      )}
    </div>
  );

  function text(of: NonNullable<CrmResult>): string {
    switch (of.kind) {
      case "sent":
        return t("crm.sent", { order: of.order });
      case "linked":
        return t("summary.crm", { order: of.order });
      case "refused":
        return t(`crm.because.${of.because}`);
      case "waiting":
        return of.tried
          ? t("crm.tried", { time: moment(of.upload.delivery.nextAt ?? of.upload.delivery.at) })
          : t("crm.waiting");
      default:
        return t(`crm.${of.kind}`);
    }
  }
}
