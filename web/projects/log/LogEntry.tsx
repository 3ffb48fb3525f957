import type { ProjectLogEntry } from "@stanza/contract";
import { AppLink, paths, useFormats } from "@stanza/web-site";
import { Money, StatusBadge } from "@stanza/web-ui";
import { IconDeviceFloppy, IconFileText, IconProgressCheck, IconSparkles } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./ProjectLog.module.css";

const icon = { size: 20, stroke: 1.6, "aria-hidden": true } as const;

/** One entry of a project's log: what, who and when. */
export function LogEntry({
  entry,
  projectId,
}: {
  readonly entry: ProjectLogEntry;
  readonly projectId: number;
}) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const by = entry.by === "" ? t("projectLog.guest") : entry.by;
  return (
    <li className={css.entry}>
      <Icon entry={entry} />
      <div className={css.what}>
        <What entry={entry} projectId={projectId} />
      </div>
      <small className={css.when}>
        {by} · <time dateTime={entry.at}>{moment(entry.at)}</time>
      </small>
    </li>
  );
}

function Icon({ entry }: { readonly entry: ProjectLogEntry }) {
  if (entry.kind === "offer") return <IconFileText {...icon} />;
  if (entry.kind === "status") return <IconProgressCheck {...icon} />;
  return entry.isFirst ? <IconSparkles {...icon} /> : <IconDeviceFloppy {...icon} />;
}

function What({ entry, projectId }: { readonly entry: ProjectLogEntry; readonly projectId: number }) {
  const { t } = useTranslation();
  const { clock } = useFormats();
  if (entry.kind === "offer")
    return (
      <>
        <AppLink href={paths.offer({ projectId })}>{t("projectLog.offer", { number: entry.number })}</AppLink>
        <Money amount={entry.payable} currency={entry.currency} />
      </>
    );
  if (entry.kind === "status")
    return (
      <>
        <span className={css.statuses}>
          <StatusBadge status={entry.from} label={t(`status.${entry.from}`)} />
          <span aria-hidden="true">→</span>
          <span className="visually-hidden">{t("projectLog.became")}</span>
          <StatusBadge status={entry.to} label={t(`status.${entry.to}`)} />
        </span>
        {entry.assignedTo ? <span>{t("projectLog.assignedTo", { name: entry.assignedTo })}</span> : null}
        {entry.note ? <q>{entry.note}</q> : null}
      </>
    );
  if (entry.isFirst && entry.count === 1) return <span>{t("projectLog.begun")}</span>;
  return (
    <span>
      {t(entry.isFirst ? "projectLog.begunAndSaved" : "projectLog.saved", { count: entry.count })}
      {entry.count > 1 ? ` ${t("projectLog.since", { time: clock(entry.from) })}` : ""}
    </span>
  );
}
