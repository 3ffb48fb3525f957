import { useFormats, useSession, useVersion } from "@stanza/web-site";
import {
  Button,
  clearLogs,
  EmptyState,
  filterLogs,
  type LogEntry,
  type LogLevel,
  logText,
  SelectField,
  saveFile,
  TextField,
  toast,
  useLogs,
} from "@stanza/web-ui";
import {
  IconAlertTriangle,
  IconCircleX,
  IconCopy,
  IconDownload,
  IconInfoCircle,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./LogsPage.module.css";

const icons = { info: IconInfoCircle, warning: IconAlertTriangle, error: IconCircleX } as const;

/** The log of this page since it was loaded, for support. */
export function LogsPage() {
  const { t } = useTranslation();
  const entries = useLogs((state) => state.entries);
  const login = useSession((state) => state.profile?.login);
  const { data: version = "" } = useVersion();
  const [level, setLevel] = useState<LogLevel | "">("");
  const [text, setText] = useState("");
  const shown = filterLogs(entries, level, text);
  const report = () => logText(shown, { user: login ?? "", version, agent: navigator.userAgent });
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1>{t("logs.title")}</h1>
        <p>{t("logs.lead", { count: entries.length })}</p>
        {version ? <p>{t("logs.support", { user: login || t("account.guest"), version })}</p> : null}
      </div>
      <div className={css.bar}>
        <SelectField
          label={t("logs.level")}
          hideLabel
          value={level}
          onChange={(event) => setLevel(event.target.value as LogLevel | "")}
          options={[
            { value: "", label: t("logs.allLevels") },
            { value: "error", label: t("logs.error") },
            { value: "warning", label: t("logs.warning") },
            { value: "info", label: t("logs.info") },
          ]}
        />
        <TextField
          label={t("logs.filter")}
          hideLabel
          placeholder={t("logs.filter")}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          icon={<IconCopy size={17} stroke={1.7} />}
          onClick={async () => {
            const copied = await navigator.clipboard?.writeText(report()).then(
              () => true,
              () => false,
            );
            if (copied) toast(t("logs.copied"), { kind: "success" });
            else toast(t("logs.copyFailed"), { kind: "warning" });
          }}
        >
          {t("logs.copy")}
        </Button>
        <Button
          icon={<IconDownload size={17} stroke={1.7} />}
          onClick={() => saveFile(new Blob([report()], { type: "text/plain" }), "stanza-log.txt")}
        >
          {t("action.download")}
        </Button>
        <Button icon={<IconTrash size={17} stroke={1.7} />} onClick={clearLogs}>
          {t("logs.clear")}
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={t(entries.length === 0 ? "logs.empty" : "logs.noMatch")}
          text={entries.length === 0 ? t("logs.emptyText") : undefined}
        />
      ) : (
        <ol className={css.list}>
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Entry({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation();
  const Icon = icons[entry.level];
  const formats = useFormats();
  return (
    <li className={css.entry} data-level={entry.level}>
      <time className="numeric" dateTime={new Date(entry.at).toISOString()}>
        {formats.seconds(entry.at)}
      </time>
      <span className={css.level}>
        <Icon size={15} aria-hidden="true" />
        {t(`logs.${entry.level}`)}
      </span>
      <span className={css.where}>{entry.page}</span>
      <span className={css.message}>{entry.message}</span>
    </li>
  );
}
