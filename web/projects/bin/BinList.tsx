import type { BinnedProject } from "@stanza/contract";
import { useFormats } from "@stanza/web-site";
import { Button, cx, EmptyState, ErrorState, Money, Skeleton, StatusBadge } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { IconRestore, IconTrashX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Bin.module.css";
import { deleteForGood, restoreFromBin } from "./bin-requests.ts";
import { useBin } from "./use-bin.ts";

/** The deleted projects: who deleted them, when, how long they stay, and the way back. */
export function BinList() {
  const { t } = useTranslation();
  const bin = useBin();
  const projects = bin.data?.pages.flatMap((page) => page.projects) ?? [];
  if (bin.isPending)
    return (
      <div className={css.list} aria-busy="true">
        <Skeleton height={72} />
        <Skeleton height={72} />
      </div>
    );
  if (bin.isError && projects.length === 0)
    return (
      <ErrorState
        title={t("bin.failed")}
        text={t("error.noConnection")}
        actions={
          <Button variant="primary" busy={bin.isFetching} onClick={() => void bin.refetch()}>
            {t("action.tryAgain")}
          </Button>
        }
      />
    );
  if (projects.length === 0) return <EmptyState title={t("bin.empty")} text={t("bin.emptyText")} />;
  return (
    <>
      <p className={css.note}>{t("bin.note")}</p>
      <ul className={cx(pageCss.card, css.list)} aria-label={t("bin.title")}>
        {projects.map((project) => (
          <Binned key={project.id} project={project} />
        ))}
      </ul>
      {bin.hasNextPage ? (
        <div className={css.more}>
          <Button busy={bin.isFetchingNextPage} onClick={() => void bin.fetchNextPage()}>
            {t("projects.more")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Binned({ project }: { readonly project: BinnedProject }) {
  const { t } = useTranslation();
  const { moment, day } = useFormats();
  const { id, deletedAt, deletedBy, goesAt, daysLeft, payable, currency, can } = project;
  const name = project.description || t("project.untitled");
  const by = deletedBy || t("account.guest");
  return (
    <li className={css.project}>
      <div className={css.what}>
        <h2>{name}</h2>
        <span className={css.facts}>
          <span className="numeric">#{id}</span>
          <StatusBadge status={project.status} label={t(`status.${project.status}`)} />
          {project.customerName ? <span>{project.customerName}</span> : null}
          {payable === null ? null : <Money amount={payable} currency={currency} />}
        </span>
      </div>
      <div className={css.when}>
        <span>
          {t("bin.deletedBy", { by })} · <time dateTime={deletedAt}>{moment(deletedAt)}</time>
        </span>
        <time
          dateTime={goesAt}
          title={day(goesAt)}
          className={css.left}
          data-soon={daysLeft <= 3 || undefined}
        >
          {t("bin.daysLeft", { count: daysLeft })}
        </time>
      </div>
      <div className={css.actions}>
        <Button
          icon={<IconRestore size={18} stroke={1.7} />}
          reason={can.restore ? undefined : t("bin.restoreForbidden", { name })}
          aria-label={t("bin.restoreOf", { name })}
          onClick={() => void restoreFromBin({ id, name })}
        >
          {t("bin.restore")}
        </Button>
        {can.deleteForGood ? (
          <Button
            variant="subtle"
            icon={<IconTrashX size={18} stroke={1.7} />}
            aria-label={t("bin.forGoodOf", { name })}
            onClick={() => void deleteForGood(project)}
          >
            {t("bin.forGood")}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
