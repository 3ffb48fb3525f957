import type { ProjectLogEntry } from "@stanza/contract";
import { AppLink, paths, useFormats } from "@stanza/web-site";
import { Money, StatusBadge } from "@stanza/web-ui";
import {
  IconBookmark,
  IconBookmarkOff,
  IconDeviceFloppy,
  IconFileText,
  IconProgressCheck,
  IconRestore,
  IconSparkles,
  IconTrash,
} from "@tabler/icons-react";
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
        {by}
        {"shop" in entry && entry.shop ? `, ${entry.shop}` : ""} ·{" "}
        <time dateTime={entry.at}>{moment(entry.at)}</time>
      </small>
    </li>
  );
}

function Icon({ entry }: { readonly entry: ProjectLogEntry }) {
  if (entry.kind === "offer") return <IconFileText {...icon} />;
  if (entry.kind === "status") return <IconProgressCheck {...icon} />;
  if (entry.kind === "bin")
    return entry.what === "deleted" ? <IconTrash {...icon} /> : <IconRestore {...icon} />;
  if (entry.kind === "version") {
    if (entry.what === "restored") return <IconRestore {...icon} />;
    return entry.what === "named" ? <IconBookmark {...icon} /> : <IconBookmarkOff {...icon} />;
  }
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
  if (entry.kind === "bin") return <span>{t(`projectLog.bin.${entry.what}`)}</span>;
  if (entry.kind === "version")
    return <span>{t(`projectLog.version.${entry.what}`, { name: entry.name || "…" })}</span>;
  if (entry.isFirst && entry.count === 1) return <span>{t("projectLog.begun")}</span>;
  return (
    <span>
      {t(entry.isFirst ? "projectLog.begunAndSaved" : "projectLog.saved", { count: entry.count })}
      {entry.count > 1 ? ` ${t("projectLog.since", { time: clock(entry.from) })}` : ""}
    </span>
  );
}
