import type { ProjectLogEntry } from "@stanza/contract";
import type { OpenProject } from "@stanza/web-project";
import { AppLink, paths } from "@stanza/web-site";
import { Button, buttonClass, ErrorState, Skeleton } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { openProjectVersions, WithOpenProject } from "@stanza/web-workspace";
import { IconVersions } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { LogEntry } from "./LogEntry.tsx";
import css from "./ProjectLog.module.css";
import { useProjectLog } from "./use-project-log.ts";

/** What has happened to the open project: saves, versions, changes of its status, offers, the bin; the newest first. */
export function ProjectLogPage() {
  return (
    <WithOpenProject saved>{(open) => <ProjectLog key={open.projectKey} open={open} />}</WithOpenProject>
  );
}

function ProjectLog({ open }: { readonly open: OpenProject }) {
  const { t } = useTranslation();
  const { projectId } = open;
  return (
    <div className={pageCss.narrowPage}>
      <div className={pageCss.head}>
        <div>
          <h1>{t("projectLog.title")}</h1>
          <p className={pageCss.meta}>{open.document.project.description || t("project.untitled")}</p>
        </div>
        <span className={css.actions}>
          <Button icon={<IconVersions size={18} stroke={1.7} />} onClick={() => void openProjectVersions()}>
            {t("projectVersions.title")}
          </Button>
          <AppLink href={paths.workspace({ projectId })} className={buttonClass({})}>
            {t("projectLog.toDesign")}
          </AppLink>
        </span>
      </div>
      {projectId === null ? null : <Entries projectId={projectId} />}
    </div>
  );
}

function Entries({ projectId }: { readonly projectId: number }) {
  const { t } = useTranslation();
  const log = useProjectLog(projectId);
  if (log.isPending)
    return (
      <div className={css.list} aria-busy="true">
        <Skeleton height={56} />
        <Skeleton height={56} />
        <Skeleton height={56} />
      </div>
    );
  if (!log.data)
    return (
      <ErrorState
        title={t("projectLog.failed")}
        text={t("error.noConnection")}
        actions={<Button onClick={() => void log.refetch()}>{t("action.tryAgain")}</Button>}
      />
    );
  const entries: readonly ProjectLogEntry[] = log.data.pages.flatMap((page) => page.entries);
  return (
    <>
      <ol className={css.list} aria-label={t("projectLog.title")}>
        {entries.map((entry) => (
          <LogEntry key={`${entry.kind} ${entry.at}`} entry={entry} projectId={projectId} />
        ))}
      </ol>
      {log.hasNextPage ? (
        <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t("projectLog.earlier")}
        </Button>
      ) : null}
    </>
  );
}
