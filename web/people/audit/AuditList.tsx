import type { AuditEntry } from "@stanza/contract";
import { client, okBody, useFormats } from "@stanza/web-site";
import { Button, EmptyState, ErrorState, Skeleton } from "@stanza/web-ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import css from "../page/People.module.css";
import { auditWords } from "./audit-words.ts";

/** What was administered, the newest first. */
export function AuditList() {
  const { t } = useTranslation();
  const log = useInfiniteQuery({
    queryKey: ["audit"],
    staleTime: 0,
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: before, signal }) =>
      okBody(await client.listAudit({ query: before === undefined ? {} : { before }, signal })),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  if (log.isPending)
    return (
      <div className={css.panel} aria-busy="true" role="status" aria-label={t("people.loading")}>
        <Skeleton height={56} />
        <Skeleton height={56} />
      </div>
    );
  if (!log.data)
    return (
      <ErrorState
        title={t("audit.failed")}
        details={log.error?.message}
        actions={<Button onClick={() => void log.refetch()}>{t("action.tryAgain")}</Button>}
      />
    );
  if (entries.length === 0) return <EmptyState title={t("audit.none")} />;
  return (
    <>
      <ol className={css.list} aria-label={t("people.tab.audit")}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {log.hasNextPage ? (
        <Button className={css.more} busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t("projectLog.earlier")}
        </Button>
      ) : null}
    </>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { action, about, changes, by, at } = entry;
  const words = auditWords(action);
  return (
    <li className={css.row}>
      <span className={css.who}>
        <strong>{words ? t(words) : action}</strong>
        <small>{about}</small>
      </span>
      <span className={css.quiet}>
        {changes
          .map(({ name, from, to }) => (from || to ? `${name}: ${from || "–"} → ${to || "–"}` : name))
          .join(", ")}
      </span>
      <span className={css.quiet}>
        {by || t("audit.command")} · <time dateTime={at}>{moment(at)}</time>
      </span>
      <span />
    </li>
  );
}
