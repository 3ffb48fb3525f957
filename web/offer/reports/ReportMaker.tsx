import type { Attachment, Report } from "@stanza/contract";
import { textIn } from "@stanza/pricing";
import { useOpenProject } from "@stanza/web-project";
import { Button, buttonClass, DialogBody, DialogFooter } from "@stanza/web-ui";
import { IconExternalLink } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { createReport } from "./create-report.ts";
import { MadeReport } from "./MadeReport.tsx";
import css from "./Reports.module.css";

interface Props {
  readonly reports: readonly [Report, ...Report[]];
  /** Address of the print server's page for designing reports; null: it has none. */
  readonly designer: string | null;
}

/** Chooses a report and what is on in it, has it made, and offers the file. */
export function ReportMaker({ reports, designer }: Props) {
  const { t, i18n } = useTranslation();
  const open = useOpenProject();
  const projectId = open?.projectId ?? null;
  const [name, setName] = useState<string>();
  const [switched, setSwitched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Attachment>();
  const chosen = reports.find((one) => one.name === name) ?? reports[0];
  const isOn = (parameter: Report["parameters"][number]) =>
    switched.get(parameter.name) ?? parameter.selected;
  const wordsOf = (one: Pick<Report, "name" | "description">) =>
    textIn(one.description, i18n.language) || one.name;
  const create = async () => {
    if (projectId === null) return;
    setBusy(true);
    setMade(undefined);
    try {
      setMade(await createReport(projectId, chosen, isOn, open?.document.language ?? i18n.language));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <DialogBody className={css.body}>
        <fieldset className={css.group}>
          <legend>{t("reports.report")}</legend>
          {reports.map((one) => (
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
              <span>{wordsOf(one)}</span>
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
                <span>{wordsOf(one)}</span>
              </label>
            ))}
          </fieldset>
        ) : null}
        <div aria-live="polite">
          {made && projectId !== null ? <MadeReport projectId={projectId} file={made} /> : null}
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
