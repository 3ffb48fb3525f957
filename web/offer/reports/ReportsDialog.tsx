import { translate } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, EmptyState, ErrorState, ProgressBar } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { ReportMaker } from "./ReportMaker.tsx";
import { useReports } from "./use-reports.ts";

/** The reports of the print server, as soon as they are known. */
function Reports() {
  const { t } = useTranslation();
  const { data, isError, error, isFetching, refetch } = useReports();
  if (isError) {
    return (
      <DialogBody>
        <ErrorState
          title={t("reports.listFailed")}
          details={error.message}
          actions={
            <Button variant="primary" busy={isFetching} onClick={() => void refetch()}>
              {t("action.tryAgain")}
            </Button>
          }
        />
      </DialogBody>
    );
  }
  if (!data) {
    return (
      <DialogBody>
        <ProgressBar label={t("reports.title")} />
      </DialogBody>
    );
  }
  const [first, ...others] = data.reports;
  if (!first) {
    return (
      <DialogBody>
        <EmptyState title={t("reports.none")} />
      </DialogBody>
    );
  }
  return <ReportMaker reports={[first, ...others]} designer={data.designer} />;
}

export const reportsDialog: Dialog<object, void> = {
  options: () => ({ title: translate("reports.title"), width: 500, mode: "none", single: "reports" }),
  Content: Reports,
};
