import type { Attachment, Report } from "@stanza/contract";
import { textIn } from "@stanza/pricing";
import { saveNow, useOpenProject } from "@stanza/web-project";
import { attachmentUrl, client, translate } from "@stanza/web-site";
import {
  Button,
  buttonClass,
  type Dialog,
  DialogBody,
  DialogFooter,
  EmptyState,
  ErrorState,
  log,
  ProgressBar,
  toast,
} from "@stanza/web-ui";
import { IconDownload, IconExternalLink, IconFileTypePdf } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Reports.module.css";
import { useReports } from "./use-reports.ts";

/** A report of the print server with what may be switched on and off in it; what it answers is kept with the project's files. */
function Reports() {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const open = useOpenProject();
  const reports = useReports();
  const [name, setName] = useState<string>();
  const [switched, setSwitched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Attachment>();
  const projectId = open?.projectId ?? null;
  if (reports.isError) {
    return (
      <DialogBody>
        <ErrorState
          title={t("reports.listFailed")}
          details={reports.error.message}
          actions={
            <Button variant="primary" busy={reports.isFetching} onClick={() => void reports.refetch()}>
              {t("action.tryAgain")}
            </Button>
          }
        />
      </DialogBody>
    );
  }
  if (!reports.data) {
    return (
      <DialogBody>
        <ProgressBar label={t("reports.title")} />
      </DialogBody>
    );
  }
  const { reports: list, designer } = reports.data;
  const chosen = list.find((one) => one.name === name) ?? list[0];
  if (!chosen) {
    return (
      <DialogBody>
        <EmptyState title={t("reports.none")} />
      </DialogBody>
    );
  }
  const isOn = ({ name: parameter, selected }: Report["parameters"][number]) =>
    switched.get(parameter) ?? selected;
  const create = async () => {
    if (projectId === null) return;
    setBusy(true);
    setMade(undefined);
    try {
      const state = await saveNow();
      if (state.kind !== "saved" && state.kind !== "read-only") {
        toast(t("offer.saveFirst"), { key: "reports", kind: "error" });
        return;
      }
      const parameters = chosen.parameters.map((one) => ({ name: one.name, selected: isOn(one) }));
      const answer = await client.createReport({
        params: { id: projectId },
        body: { name: chosen.name, parameters, language: open?.document.language ?? i18n.language },
      });
      if (answer.status === 201) {
        setMade(answer.body);
        await queries.invalidateQueries({ queryKey: ["attachments", projectId] });
        return;
      }
      log(
        "error",
        `No report: ${answer.status} ${answer.status === 0 ? answer.message : answer.body.message}`,
      );
      toast(t(failureOf(answer)), { key: "reports", kind: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <DialogBody className={css.body}>
        <fieldset className={css.group}>
          <legend>{t("reports.report")}</legend>
          {list.map((one) => (
            <label key={one.name} className={css.line}>
              <input
                type="radio"
                name="report"
                checked={one === chosen}
                onChange={() => {
                  setName(one.name);
                  setSwitched(new Map());
                  setMade(undefined);
                }}
              />
              <span>{textIn(one.description, i18n.language) || one.name}</span>
              <small>{one.saveAs}</small>
            </label>
          ))}
        </fieldset>
        {chosen.parameters.length > 0 ? (
          <fieldset className={css.group}>
            <legend>{t("reports.parameters")}</legend>
            {chosen.parameters.map((one) => (
              <label key={one.name} className={css.line}>
                <input
                  type="checkbox"
                  checked={isOn(one)}
                  onChange={(event) => setSwitched(new Map(switched).set(one.name, event.target.checked))}
                />
                <span>{textIn(one.description, i18n.language) || one.name}</span>
              </label>
            ))}
          </fieldset>
        ) : null}
        <div aria-live="polite">
          {made && projectId !== null ? (
            <p className={css.made}>
              <IconFileTypePdf size={22} stroke={1.5} aria-hidden="true" />
              <span>
                <strong>{made.name}</strong>
                <small>{t("reports.kept")}</small>
              </span>
              <a
                className={buttonClass({ size: "sm" })}
                href={attachmentUrl(projectId, made.id)}
                download={made.name}
              >
                <IconDownload size={16} stroke={1.7} aria-hidden="true" />
                {t("action.download")}
              </a>
            </p>
          ) : null}
        </div>
      </DialogBody>
      <DialogFooter>
        {designer === null ? null : (
          <a
            data-start
            className={buttonClass({ variant: "subtle" })}
            href={designer}
            target="_blank"
            rel="noreferrer"
          >
            <IconExternalLink size={17} stroke={1.7} aria-hidden="true" />
            {t("reports.designer")}
          </a>
        )}
        <Button
          variant="primary"
          busy={busy}
          reason={projectId === null ? t("promotions.saveFirst") : undefined}
          onClick={() => void create()}
        >
          {t("reports.create")}
        </Button>
      </DialogFooter>
    </>
  );
}

type Failed = Exclude<Awaited<ReturnType<typeof client.createReport>>, { readonly status: 201 }>;

function failureOf(answer: Failed) {
  if (answer.status === 0) return "error.noConnection";
  if (answer.status === 502) return `reports.failed.${answer.body.error}` as const;
  return answer.status === 409 ? "reports.tooMany" : "reports.refused";
}

export const reportsDialog: Dialog<object, void> = {
  options: () => ({ title: translate("reports.title"), width: 500, mode: "none", single: "reports" }),
  Content: Reports,
};
