import { useOpenProject } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls, Skeleton } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./Crm.module.css";
import { CrmLinkButtons, CrmLinkForm, useCrmLink } from "./CrmLinkForm.tsx";
import { CrmOrderDetails } from "./CrmOrderDetails.tsx";
import { CrmUploads } from "./CrmUploads.tsx";
import { useCrm } from "./crm-queries.ts";

function Crm({ close }: DialogControls<void>) {
  const { t } = useTranslation();
  const projectId = useOpenProject()?.projectId ?? null;
  const { data, isError, refetch } = useCrm(projectId);
  const link = useCrmLink();
  return (
    <>
      <DialogBody>
        {projectId === null ? (
          <p>{t("crm.saveFirst")}</p>
        ) : isError && !data ? (
          <p role="alert">
            {t("crm.loadFailed")}{" "}
            <Button variant="link" onClick={() => void refetch()}>
              {t("action.tryAgain")}
            </Button>
          </p>
        ) : !data ? (
          <Skeleton height={72} />
        ) : (
          <>
            <section className={css.section} aria-label={t("crm.title")}>
              <CrmOrderDetails projectId={projectId} order={data.order} isAvailable={data.isAvailable} />
            </section>
            {data.isAvailable ? (
              <CrmUploads projectId={projectId} uploads={data.uploads} onUpload={close} />
            ) : null}
          </>
        )}
        <section className={css.section} aria-labelledby="crm-by-hand">
          <h3 id="crm-by-hand">{t("crm.byHand")}</h3>
          {data && !data.isAvailable ? <p className={css.nothing}>{t("crm.unavailable")}</p> : null}
          <CrmLinkForm link={link} />
        </section>
      </DialogBody>
      <CrmLinkButtons link={link} close={close} />
    </>
  );
}

export const crmDialog: Dialog<object, void> = {
  options: () => ({ title: translate("crm.title"), width: 800, mode: "none", single: "crm" }),
  Content: Crm,
};
